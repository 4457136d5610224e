import type { MenuRow } from "@/lib/menus/serialize";

type Counted<T> = T & { scans: number };
type Row = Omit<MenuRow, "scans">;

/** Menus with how often each was scanned. */
export async function withScans<T extends Row>(rows: T[]): Promise<Counted<T>[]>;
export async function withScans<T extends Row>(row: T): Promise<Counted<T>>;
export async function withScans<T extends Row>(rows: T | T[]): Promise<Counted<T> | Counted<T>[]> {
  return Array.isArray(rows) ? rows.map((row) => ({ ...row, scans: 0 })) : { ...rows, scans: 0 };
}
