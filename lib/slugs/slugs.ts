import { randomInt } from "node:crypto";

// No letters that are mistaken for each other in print, and none in capitals: the address can be read out.
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** A random slug of 7 characters: 27 thousand million of them. */
export const randomSlug = (length = 7): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** The form in which slugs are compared: letter case does not matter (CONTRACT §3). */
export const slugKey = (slug: string): string => slug.toLowerCase();
