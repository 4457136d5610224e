import { setTimeout as sleep } from "node:timers/promises";
import { keyPool, noResponse } from "@/lib/db/key-pool";

const CHECK_EVERY_MS = 2_500;
const CHECK_TIMEOUT_MS = 2_000;

/**
 * The result of `work`, however long it takes, unless the database stops responding: then rejects as if that were
 * unreachable. `work` goes on, so its changes may still be made.
 */
export async function whileResponding<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const silence = new Promise<never>((_, reject) => {
    const checkLater = () => {
      if (!isOver) timer = setTimeout(() => check().then(checkLater, reject), CHECK_EVERY_MS);
    };
    checkLater();
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}

let checking: Promise<void> | undefined;

/** Rejects if the database doesn't respond. One check serves all who wait. */
function check(): Promise<void> {
  checking ??= checkNow().finally(() => {
    checking = undefined;
  });
  return checking;
}

async function checkNow(): Promise<void> {
  const late = sleep(CHECK_TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw noResponse();
  });
  await Promise.race([keyPool().query("SELECT 'responds'"), late]);
}
