import type { Client } from "@/tests/support/clients/api-client";

/** Marks a required field: neither absent nor null is accepted. */
export const REQUIRED = Symbol("required");
/** Marks a default that depends on the time or on other rows. */
export const COMPUTED = Symbol("computed");

/** A field, an invalid value, a valid one, and what null means. */
export type Field = readonly [name: string, wrong: unknown, good: unknown, fallback: unknown];

/** A resource of the API, for tests that apply to every one (docs/contract.md §2). */
export type Resource = {
  name: string;
  /** The path of an empty collection of the account. */
  open(api: Client): Promise<string>;
  /** The same path under an unknown parent. Nested resources only. */
  missing?: string;
  body(n: number): Record<string, unknown>;
  change: Record<string, unknown>;
  /** In the order of the contract, which decides between several errors. */
  fields: readonly Field[];
};
