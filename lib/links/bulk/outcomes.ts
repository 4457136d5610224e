import { AppError } from "@/lib/errors";

/** Throws the first error, named by its index: `links[7]: url is required …`. Rolls the transaction back. */
export function throwFirst(list: "links" | "ids", outcomes: readonly unknown[]): void {
  const index = outcomes.findIndex((outcome) => outcome instanceof AppError);
  const error = outcomes[index];
  if (error instanceof AppError)
    throw new AppError(error.code, `${list}[${index}]: ${error.message}`, error.headers, error.form);
}

/** Also for another account's link. */
export const noSuchLink = () =>
  new AppError(
    "not_found",
    "No resource with this ID",
    {},
    { message: "This no longer exists. It may have been deleted in the meantime." },
  );

const MAX_ID = 2_147_483_647;

/** The ids that fit the column. */
export const storable = (ids: readonly number[]): number[] => ids.filter((id) => id > 0 && id <= MAX_ID);

export const byId = <Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));
