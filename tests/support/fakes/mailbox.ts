import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type Mailbox = {
  url: string;
  /** Every mail received, oldest first: its recipient and its raw content. */
  letters: { to: string[]; body: string }[];
  close(): Promise<void>;
};

/** A mail server that accepts everything from clients with its user and password. */
export async function openMailbox(): Promise<Mailbox> {
  const letters: Mailbox["letters"] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === "post" && password === "p@ss"
        ? done(null, { user: username })
        : done(new Error("wrong password")),
    onData: (stream, { envelope }, done) => {
      text(stream).then((body) => {
        letters.push({ to: envelope.rcptTo.map(({ address }) => address), body });
        done();
      }, done);
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  if (!address || typeof address === "string") throw new Error("the mail server has no port");
  return {
    url: `smtp://post:p%40ss@127.0.0.1:${address.port}`,
    letters,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
