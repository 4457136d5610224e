import { z } from "zod";
import { contactUrl } from "@/lib/contact-fields";
import { name } from "@/lib/fields";

/** Where people can be found, and how it is called in print (CONTRACT §6). Safe in the browser. */
export const PLATFORMS = {
  website: "Website",
  email: "Email",
  phone: "Phone",
  x: "X",
  instagram: "Instagram",
  facebook: "Facebook",
  threads: "Threads",
  tiktok: "TikTok",
  youtube: "YouTube",
  linkedin: "LinkedIn",
  github: "GitHub",
  whatsapp: "WhatsApp",
  telegram: "Telegram",
  pinterest: "Pinterest",
  snapchat: "Snapchat",
  spotify: "Spotify",
  twitch: "Twitch",
  discord: "Discord",
  reddit: "Reddit",
  mastodon: "Mastodon",
  bluesky: "Bluesky",
} as const;

export type Platform = keyof typeof PLATFORMS;

const isPlatform = (text: string): text is Platform => Object.hasOwn(PLATFORMS, text);
const [first = "website", ...others] = Object.keys(PLATFORMS).filter(isPlatform);

/** Their names, in the order of the contract. */
export const PLATFORM_NAMES: readonly [Platform, ...Platform[]] = [first, ...others];

export type Social = { platform: Platform; url: string };

/** At most `max` places where somebody can be found, in the order of their owner. */
export function socials(max: number) {
  const rule = `must be a list of at most ${max} objects with platform and url`;
  const social = z.object({ platform: name(PLATFORM_NAMES), url: contactUrl() }, { error: rule });
  return z.array(social, { error: rule }).max(max, rule);
}
