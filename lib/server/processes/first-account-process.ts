import { fork } from "node:child_process";
import { isReport, type Order } from "@/lib/server/processes/messages";
import { programFile } from "@/lib/server/processes/program-file";

/** A process that creates the first account. It preloads its code in parallel with the other processes. */
export class FirstAccountProcess {
  readonly #process = fork(programFile("first-account"));
  readonly #welcome = new Promise<string>((resolve, reject) => {
    this.#process.on("message", (message) => {
      if (!isReport(message)) return;
      if (message.type === "welcome") resolve(message.text);
      if (message.type === "failed") reject(new Error(message.message));
    });
    this.#process.once("exit", (code) => reject(new Error(`Creating the first account ended with ${code}`)));
  });

  constructor() {
    this.#welcome.catch(() => undefined);
  }

  /** Creates the account, and returns the message for the operator. */
  welcome(): Promise<string> {
    this.#process.send({ type: "welcome" } satisfies Order);
    return this.#welcome;
  }

  kill(): void {
    this.#process.kill("SIGKILL");
  }
}
