import { fork } from "node:child_process";
import { isReport, type Order } from "@/lib/server/processes/messages";
import { programFile } from "@/lib/server/processes/program-file";

/** A process that creates the first account. It preloads its code in parallel with the other processes. */
export class FirstAccountProcess {
  readonly #process = fork(programFile("first-account"));
  readonly #welcome = new Promise<string>((resolve, reject) => {
    let text: string | undefined;
    this.#process.on("message", (message) => {
      if (!isReport(message)) return;
      if (message.type === "welcome") text = message.text;
      if (message.type === "failed") reject(new Error(message.message));
    });
    // Not before, because its end takes CPU time from the first requests.
    this.#process.once("exit", (code) =>
      text === undefined ? reject(new Error(`Creating the first account ended with ${code}`)) : resolve(text),
    );
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
