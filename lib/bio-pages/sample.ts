import type { z } from "zod";
import { pageShape } from "@/lib/bio-pages/schema";
import { get } from "@/lib/bio-pages/service";
import type { Owner } from "@/lib/owner";
import { type Fields, validate } from "@/lib/validate";

const UNNAMED = "Your name";

const shape: Readonly<Record<string, z.ZodType>> = pageShape;

const finishedSocials = (sent: unknown) =>
  Array.isArray(sent) ? sent.filter((social) => pageShape.socials.safeParse([social]).success) : sent;

/**
 * What visitors would see of these fields: of a page that is stored, named by `id`, with its links that are open now
 * and its picture. What is not finished, like an icon without its address, is left out.
 */
export async function sample(owner: Owner, { id, ...fields }: Fields, now: Date) {
  const finished = { ...fields, title: fields.title || UNNAMED, socials: finishedSocials(fields.socials) };
  const isRight = ([name, value]: [string, unknown]) =>
    name in shape && shape[name]?.safeParse(value).success;
  const right = { title: UNNAMED, ...Object.fromEntries(Object.entries(finished).filter(isRight)) };
  const {
    title,
    description,
    theme,
    button_style: buttonStyle,
    accent,
    socials,
  } = validate(pageShape, right);
  const stored = typeof id === "number" ? await get(owner, { id }) : undefined;
  const open = stored?.links?.filter(
    ({ active, startsAt, endsAt }) => active && !(startsAt && startsAt > now) && !(endsAt && endsAt <= now),
  );
  return {
    title,
    description,
    theme,
    buttonStyle,
    accent,
    socials,
    avatarHash: stored?.avatarHash ?? null,
    links: (open ?? []).map((link) => ({ id: link.id, title: link.title, description: link.description })),
  };
}
