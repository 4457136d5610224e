import { createElement } from "react";
import { Countdown, type CountdownView } from "@/components/pages/countdown/page";
import { style } from "@/components/pages/style";
import { drawDocument } from "@/lib/visitors/document";
import { always, type Door, type Found, type PageKind, pageKey } from "@/lib/visitors/page-kind";
import { pagePool } from "@/lib/visitors/pool";

const countdown: PageKind = {
  name: "countdown",
  find: `SELECT c.id, '' AS place, c.xmin::text || (c.ends_at <= v.now) AS version, NULL AS data
    FROM countdowns c WHERE c.slug_key = v.key`,
  draw: async ({ id }: Found) => {
    const { rows } = await pagePool().query<CountdownView>(
      `SELECT title, description, ends_at AS "endsAt" FROM countdowns WHERE id = $1`,
      [id],
    );
    const [view] = rows;
    if (!view) return undefined;
    return always(await drawDocument(createElement(Countdown, { view }), { styles: [style], indexed: true }));
  },
};

/** /c/{slug} (CONTRACT §5). */
export const countdownDoor: Door = ({ first, second }) => {
  const key = pageKey(first);
  return key === undefined || second !== undefined ? undefined : { kind: countdown, key };
};
