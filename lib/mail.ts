import { env } from "@/lib/env";

const TIMEOUT_MS = 15_000;

/** Whether mail is configured (`SMTP_URL`). */
export const canMail = (): boolean => env.SMTP_URL !== undefined;

type Letter = { to: string; subject: string; text: string; replyTo?: string | undefined };

/** Sends a plain-text email. Rejects when the mail server does, or doesn't respond within 15 seconds. */
export async function sendMail(letter: Letter): Promise<void> {
  const url = new URL(env.SMTP_URL ?? "smtp:");
  // Lazy, because loading it takes a tenth of a second.
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    host: url.hostname,
    port: Number(url.port) || (url.protocol === "smtps:" ? 465 : 587),
    secure: url.protocol === "smtps:",
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  await transport.sendMail({ from: env.MAIL_FROM, ...letter });
}
