import { env } from "@/lib/env";
import { curlCommand } from "@/lib/openapi/curl";
import type { AccountWithKey } from "@/lib/server/create-account-with-key";

/** The message an operator reads when the server is ready. */
export function welcomeMessage(account: AccountWithKey | undefined): string {
  const ready = `\nWaypost is ready at ${env.APP_URL}\n`;
  if (!account) return `${ready}\n`;
  return `${ready}
Created the first account. Save this now. It isn't shown again:

  email     ${account.email}
  password  ${account.password}
  API key   ${account.api_key}

Create a short link:

  ${curlCommand(`${env.APP_URL}/api/v1/links`, account.api_key, { url: "https://example.com/" })}

`;
}
