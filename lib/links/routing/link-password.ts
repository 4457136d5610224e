import { linkPassword } from "@/lib/links/routing/password-field";
import { hashPassword } from "@/lib/users/password-hash";

/** The hash of a new password; null for none, and undefined where nothing valid was sent. Takes tens of milliseconds. */
export async function hashLinkPassword(sent: unknown): Promise<string | null | undefined> {
  if (sent === null) return null;
  const { data } = linkPassword().safeParse(sent);
  return data === undefined ? undefined : hashPassword(data);
}
