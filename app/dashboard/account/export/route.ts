import { streamDownload } from "@/lib/http/dashboard/download";
import { accountJson } from "./account-json";

/** All data of the account as JSON, without passwords and secrets. */
export const GET = streamDownload(async ({ owner, now }) => ({
  name: "waypost-account.json",
  body: await accountJson(owner, now),
  contentType: "application/json",
}));
