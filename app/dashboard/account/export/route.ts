import { streamDownload } from "@/lib/http/dashboard/download";
import { accountJson } from "./account-json";

/** Everything the account made, as JSON. Secrets and passwords are not in it. */
export const GET = streamDownload(async ({ owner, account, now }) => ({
  name: "waypost-account.json",
  body: await accountJson(owner, account, now),
  contentType: "application/json",
}));
