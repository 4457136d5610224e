import { z } from "zod";
import { contactUrl } from "@/lib/contact-fields";
import { name } from "@/lib/fields";
import { PLATFORMS, type Platform } from "@/lib/platforms";

const isPlatform = (text: string): text is Platform => Object.hasOwn(PLATFORMS, text);
const [first = "website", ...others] = Object.keys(PLATFORMS).filter(isPlatform);

export type Social = { platform: Platform; url: string };

/** At most `max` places where somebody can be found, in the order of their owner. */
export function socials(max: number) {
  const rule = `must be a list of at most ${max} objects with platform and url`;
  const social = z.object({ platform: name([first, ...others]), url: contactUrl() }, { error: rule });
  return z.array(social, { error: rule }).max(max, rule);
}
