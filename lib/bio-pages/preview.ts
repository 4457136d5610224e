import { z } from "zod";
import { findOwnForm } from "@/lib/bio-pages/own-form";
import { linkShape, pageShape } from "@/lib/bio-pages/schema";
import { linkKind, linkUrl } from "@/lib/bio-pages/serialize";
import { get } from "@/lib/bio-pages/service";
import type { Owner } from "@/lib/owner";
import { text } from "@/lib/validation/fields";
import { type Fields, validate } from "@/lib/validation/validate";

const UNNAMED = "Your name";

const NEW = 0;
const typedLink = z
  .object({
    id: z.number().default(NEW),
    kind: linkShape.kind,
    title: text(200),
    description: linkShape.description,
    url: z.string().trim().nullable().catch(null),
  })
  .refine(({ kind, title }) => title || kind === "divider");

type Shown = z.output<typeof typedLink> & { thumbnailHash: string | null };

const rowsOfEditor = z.array(z.object({ id: z.number(), active: z.boolean() }));

const shape: Readonly<Record<string, z.ZodType>> = pageShape;

const completeSocials = (sent: unknown) =>
  Array.isArray(sent) ? sent.filter((social) => pageShape.socials.safeParse([social]).success) : sent;

/**
 * A preview of the page with unsaved fields; for a stored page (`id`) with its visible links and avatar. `rows` are
 * the links as the editor shows them: their order and visibility may not be stored yet, and a new link that has just
 * been stored is still `link`. `link` is a stored or new link being edited. Incomplete parts, like a social icon
 * without a URL, are left out.
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
    background,
    socials,
  } = validate(pageShape, right);
  const stored = typeof id === "number" ? await get(owner, { id }) : undefined;
  const open = linksOfEditor(stored?.links ?? [], rows).filter(
    ({ active, startsAt, endsAt }) => active && !(startsAt && startsAt > now) && !(endsAt && endsAt <= now),
  );
  const typed = typedLink.safeParse(link).data;
  const shown = open.map(
    (each): Shown => ({
      id: each.id,
      kind: linkKind(each),
      title: each.title,
      description: each.description,
      url: linkUrl(each),
      thumbnailHash: each.thumbnailHash,
      ...(each.id === typed?.id && typed),
    }),
  );
  if (typed?.id === NEW) shown.push({ ...typed, thumbnailHash: null });
  return {
    title,
    description,
    theme,
    buttonStyle,
    accent,
    background,
    socials,
    avatarHash: stored?.avatarHash ?? null,
    links: await Promise.all(shown.map((each) => withForm(owner, each))),
  };
}

/** Adds the id of the form that the link shows; null for none. */
async function withForm(owner: Owner, link: Shown) {
  return { ...link, formId: link.kind === "form" ? await findOwnForm(owner, link.url) : null };
}

/** The stored links as the editor shows them; all of them for a preview without rows. */
function linksOfEditor<Link extends { id: number; active: boolean }>(stored: Link[], rows: unknown): Link[] {
  const shown = rowsOfEditor.safeParse(rows).data;
  return shown
    ? shown.flatMap(({ id, active }) =>
        stored.filter((link) => link.id === id).map((link) => ({ ...link, active })),
      )
    : stored;
}
