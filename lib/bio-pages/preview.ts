import { z } from "zod";
import { linkShape, pageShape } from "@/lib/bio-pages/schema";
import { get } from "@/lib/bio-pages/service";
import type { Owner } from "@/lib/owner";
import { type Fields, validate } from "@/lib/validation/validate";

const UNNAMED = "Your name";

const NEW = 0;
const typedLink = z.object({
  id: z.number().default(NEW),
  title: linkShape.title,
  description: linkShape.description,
});

const rowsOfEditor = z.array(z.object({ id: z.number(), active: z.boolean() }));

const shape: Readonly<Record<string, z.ZodType>> = pageShape;

const completeSocials = (sent: unknown) =>
  Array.isArray(sent) ? sent.filter((social) => pageShape.socials.safeParse([social]).success) : sent;

/**
 * The page that unsaved fields would make, for previews: of a stored page (`id`) with its open links and its avatar.
 * `rows` are the links that the editor shows: the order and visibility of a change may not be stored yet, and a new link
 * that was stored meanwhile is still `link`. `link` is a stored or new link being edited. Incomplete parts, like a
 * social icon without a URL, are left out.
 */
export async function preview(owner: Owner, { id, rows, link, ...fields }: Fields, now: Date) {
  const finished = { ...fields, title: fields.title || UNNAMED, socials: completeSocials(fields.socials) };
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
  const open = linksOfEditor(stored?.links ?? [], rows).filter(
    ({ active, startsAt, endsAt }) => active && !(startsAt && startsAt > now) && !(endsAt && endsAt <= now),
  );
  const typed = typedLink.safeParse(link).data;
  const shown = open.map((each) => ({
    id: each.id,
    title: each.title,
    description: each.description,
    ...(each.id === typed?.id && typed),
  }));
  return {
    title,
    description,
    theme,
    buttonStyle,
    accent,
    socials,
    avatarHash: stored?.avatarHash ?? null,
    links: typed && typed.id === NEW ? [...shown, typed] : shown,
  };
}

/** The stored links that the editor shows, as it shows them; all of them for a preview without rows. */
function linksOfEditor<Link extends { id: number; active: boolean }>(stored: Link[], rows: unknown): Link[] {
  const shown = rowsOfEditor.safeParse(rows).data;
  return shown
    ? shown.flatMap(({ id, active }) =>
        stored.filter((link) => link.id === id).map((link) => ({ ...link, active })),
      )
    : stored;
}
