import { toSecond } from "@/lib/dates";
import { db, transaction } from "@/lib/db/client";
import { lockAccount } from "@/lib/db/row-lock";
import { AppError } from "@/lib/errors";
import type { Owner } from "@/lib/owner";
import { MAX_TEMPLATES, templateShape } from "@/lib/utm/schema";
import { type Fields, validate } from "@/lib/validation/validate";
import type { UtmTemplate } from "@/prisma/client/client";

/** All templates of an account, by name. */
export const list = ({ accountId }: Owner): Promise<UtmTemplate[]> =>
  db.utmTemplate.findMany({
    where: { accountId },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: MAX_TEMPLATES,
  });

/**
 * Saves a set of parameters, replacing a template of the same name. Throws `invalid_<field>`, `plan_limit_reached`.
 */
export async function save({ accountId }: Owner, fields: Fields, now: Date): Promise<UtmTemplate> {
  const { name, ...parameters } = validate(templateShape, fields);
  const updatedAt = toSecond(now);
  return transaction(async () => {
    // Serializes saves per account: two at once would both find no such name, and both pass the limit check.
    await lockAccount({ accountId });
    const [same] = await db.utmTemplate.updateManyAndReturn({
      where: { accountId, name },
      data: { ...parameters, updatedAt },
    });
    if (same) return same;
    if ((await db.utmTemplate.count({ where: { accountId } })) >= MAX_TEMPLATES)
      throw new AppError(
        "plan_limit_reached",
        `You can save up to ${MAX_TEMPLATES} templates. Delete one to save another.`,
      );
    return db.utmTemplate.create({
      data: { ...parameters, name, accountId, createdAt: updatedAt, updatedAt },
    });
  });
}

/** Deletes a template permanently. P2025 when it is missing or another account's. */
export const remove = ({ accountId }: Owner, { id = 0 }: { id?: number }): Promise<UtmTemplate> =>
  db.utmTemplate.delete({ where: { id, accountId } });
