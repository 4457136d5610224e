// Creates the first account and exits. A process of its own, because the domain code takes memory that a long-lived
// process would keep.
import { disconnect } from "@/lib/db/client";
import { log } from "@/lib/log";
import { createFirstAccount } from "@/lib/server/first-account";
import { followOrders, report } from "@/lib/server/processes/messages";
import { retryWhileBusy } from "@/lib/server/retry-while-busy";
import { welcomeMessage } from "@/lib/server/welcome-message";

const create = () =>
  retryWhileBusy(
    (line) => log.info(line),
    () => createFirstAccount(new Date()),
  );

followOrders(async (order) => {
  if (order.type !== "welcome") return;
  report({ type: "welcome", text: welcomeMessage(await create()) });
  await disconnect();
  process.disconnect();
});
