import { randomUUID } from "node:crypto";
import { createElement } from "react";
import { FormClosed } from "@/components/pages/form/closed";
import { FormPage } from "@/components/pages/form/page";
import { formScript } from "@/components/pages/form/script";
import { formStyle } from "@/components/pages/form/style";
import { FormThanks } from "@/components/pages/form/thanks";
import type { PublicForm, Returned } from "@/components/pages/form/view";
import { style } from "@/components/pages/style";
import { formatDateTime } from "@/lib/dates";
import { env } from "@/lib/env";
import { makeFormToken } from "@/lib/form-token";
import { drawDocument } from "@/lib/visitors/document";
import {
  type Ask,
  always,
  type Door,
  type Drawn,
  type Found,
  type PageKind,
  pageKey,
} from "@/lib/visitors/page-kind";
import { pagePool } from "@/lib/visitors/pool";
import type { Answer } from "@/lib/visitors/visit";

/** Stands in a kept document where each visitor gets a token of their own; nobody can guess it and write it there. */
const TOKEN_PLACE = randomUUID();

type Row = PublicForm & { key: Uint8Array; closesAt: Date | null };

/** A form's page: open, or closed with 410 (CONTRACT §11, forms). */
export const formPage: PageKind = {
  name: "form",
  find: `SELECT f.id, '' AS place, f.xmin::text || s.state AS version, s.state AS data
    FROM forms f, LATERAL (SELECT CASE WHEN NOT f.open THEN 'closed' WHEN f.closes_at <= v.now THEN 'ended' ELSE 'open' END) AS s(state)
    WHERE f.slug_key = v.key AND f.published`,
  draw,
};

/** `/f/{slug}`, and `/f/{slug}?thanks` for who has just sent it. */
export const formDoor: Door = ({ first, second, query }) => {
  const key = second === undefined ? pageKey(first) : undefined;
  if (key === undefined) return undefined;
  return { kind: formPage, key, ...(query.has("thanks") && { part: "thanks", uncounted: true }) };
};

async function draw({ id, data: state }: Found, { part }: Ask): Promise<Drawn | undefined> {
  const { rows } = await pagePool().query<Row>(
    `SELECT slug, title, description, fields, submit_label AS "submitLabel", theme, accent, thanks,
       redirect_url AS "redirectUrl", closes_at AS "closesAt", key FROM forms WHERE id = $1`,
    [id],
  );
  const [form] = rows;
  if (!form) return undefined;
  if (part === "thanks") return always(await drawThanks(form));
  if (state !== "open") return always(await drawClosed(form, state === "ended" ? form.closesAt : null));
  const { body, ...answer } = await drawForm(form, TOKEN_PLACE);
  return {
    bytes: body.length * 2,
    answer: ({ now }) => ({
      ...answer,
      headers: { ...answer.headers },
      body: String(body).replace(TOKEN_PLACE, makeFormToken(form.key, now)),
    }),
  };
}

type More = { returned?: Returned; status?: number; framed?: boolean };

/** The form itself, with a token that the answer brings back; in a frame it can be looked at, not sent. */
export function drawForm(
  form: PublicForm,
  token: string,
  { returned, status = 200, framed = false }: More = {},
): Promise<Answer> {
  const address = `${env.SHORT_URL}/f/${form.slug}`;
  // Browsers apply the rule to wherever the answer leads on to, and that may lead on again.
  const targets = form.redirectUrl ? "'self' http: https:" : "'self'";
  return drawDocument(createElement(FormPage, { form, token, address, returned }), {
    styles: [formStyle(form.theme, form.accent)],
    scripts: [formScript],
    status,
    ...(framed ? { framed } : { allow: [`form-action ${targets}`] }),
  });
}

/** What stands there once the answer is stored. */
export const drawThanks = (form: PublicForm): Promise<Answer> =>
  drawDocument(createElement(FormThanks, { form, thanks: form.thanks }), {
    styles: [formStyle(form.theme, form.accent)],
  });

/** 410: a form that takes no answers, since `closedAt` where that is known. */
export const drawClosed = ({ title }: PublicForm, closedAt: Date | null): Promise<Answer> =>
  drawDocument(createElement(FormClosed, { title, closesAt: closedAt && formatDateTime(closedAt) }), {
    styles: [style],
    status: 410,
  });
