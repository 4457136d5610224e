// The program of a process that creates the first account and ends. The domain takes memory that a process which stays
// would not give back.
import { disconnect } from "@/lib/db/client";
import { createFirstAccount } from "@/lib/server/first-account";
import { obey, report } from "@/lib/server/processes/messages";
import { welcomeMessage } from "@/lib/server/welcome-message";

obey(async (order) => {
  if (order.type !== "welcome") return;
  report({ type: "welcome", text: welcomeMessage(await createFirstAccount(new Date())) });
  await disconnect();
  process.disconnect();
});
