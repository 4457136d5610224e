import { env } from "@/lib/env";
import type { FormField } from "@/lib/forms/options";
import { fieldsOf } from "@/lib/forms/serialize";
import { type Answers, answerText } from "@/lib/forms/submission-schema";
import { log } from "@/lib/log";
import { canMail, sendMail } from "@/lib/mail";
import { rateLimit } from "@/lib/rate-limit";
import { email } from "@/lib/validation/contact";
import type { Form } from "@/prisma/client/client";

/** So that a flood of submissions doesn't flood the mailbox. */
const EMAIL_LIMIT = { requests: 60, seconds: 3600 };

/**
 * Emails a submission to the form's owner, when mail is configured. Never throws: the submission is already stored.
 */
export async function notify(form: Form, answers: Answers, now: Date): Promise<void> {
  if (!form.notifyEmail || !canMail()) return;
  try {
    if (!(await rateLimit(`form-mail:${form.id}`, EMAIL_LIMIT, now)).allowed) return;
    const lines = fieldsOf(form)
      .filter(({ id }) => Object.hasOwn(answers, id))
      .map(({ id, label }) => `${label}\n${answerText(answers[id])}`);
    const submissionsUrl = `${env.APP_URL}/dashboard/forms/${form.id}/submissions`;
    const text = [...lines, `All submissions: ${submissionsUrl}`].join("\n\n");
    const replyTo = submitterOf(fieldsOf(form), answers);
    await sendMail({ to: form.notifyEmail, subject: `New submission: ${form.title}`, text, replyTo });
  } catch (err) {
    log.warn({ err, form: form.id }, "could not email a form's owner");
  }
}

/**
 * The address of the first email field that was filled in. Must pass the strict address rule: forms also accept
 * addresses with characters that are special in mail headers.
 */
function submitterOf(fields: FormField[], answers: Answers): string | undefined {
  const filled = fields.find(({ id, kind }) => kind === "email" && Object.hasOwn(answers, id));
  return filled && email().safeParse(answers[filled.id]).data;
}
