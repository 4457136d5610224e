import { randomInt } from "node:crypto";

// No look-alike characters and no capitals, so that a slug can be read aloud.
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** A random slug of 7 characters: 27 billion possibilities. */
export const randomSlug = (length = 7): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** The form in which slugs are compared: case-insensitive (docs/contract.md §3). */
export const slugKey = (slug: string): string => slug.toLowerCase();
