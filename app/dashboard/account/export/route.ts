import { streamDownload } from "@/lib/http/dashboard/download";
import { accountJson } from "./account-json";

/** All data of the account as JSON, without passwords and secrets. */
export const GET = streamDownload(async ({ owner, account, now }) => ({
  name: "waypost-account.json",
  body: await accountJson(owner, account, now),
  contentType: "application/json",
}));
