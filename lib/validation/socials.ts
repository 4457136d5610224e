import { z } from "zod";
import { contactUrl } from "@/lib/validation/contact";
import { name } from "@/lib/validation/fields";
import { isPlatform, PLATFORMS, type Platform } from "@/lib/validation/platforms";

const [first = "website", ...others] = Object.keys(PLATFORMS).filter(isPlatform);

/** Their names, in the contract's order. */
export const PLATFORM_NAMES: readonly [Platform, ...Platform[]] = [first, ...others];

export type Social = { platform: Platform; url: string };

/** At most `max` social profiles, in the owner's order. */
export function socials(max: number) {
  const rule = `must be a list of at most ${max} objects with platform and url`;
  const social = z.object(
    { platform: name(PLATFORM_NAMES), url: contactUrl() },
    { error: "must be an object with platform and url" },
  );
  return z.array(social, { error: rule }).max(max, rule);
}
