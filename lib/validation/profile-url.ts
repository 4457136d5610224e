import type { Platform } from "@/lib/validation/platforms";
import { HAS_SCHEME, PHONE, telUrl, toContactUrl } from "@/lib/validation/typed-url";

/** URL prefixes of profiles, and the pattern of names. */
const PROFILES: Partial<Record<Platform, readonly [before: string, name: RegExp]>> = {
  x: ["https://x.com/", /^\w{1,15}$/],
  instagram: ["https://www.instagram.com/", /^[\w.]{1,30}$/],
  facebook: ["https://www.facebook.com/", /^[\w.-]{1,50}$/],
  threads: ["https://www.threads.com/@", /^[\w.]{1,30}$/],
  tiktok: ["https://www.tiktok.com/@", /^[\w.]{1,24}$/],
  youtube: ["https://www.youtube.com/@", /^[\p{L}\p{N}._-]{1,30}$/u],
  linkedin: ["https://www.linkedin.com/in/", /^[\p{L}\p{N}-]{1,100}$/u],
  github: ["https://github.com/", /^[a-z\d-]{1,39}$/i],
  telegram: ["https://t.me/", /^\w{1,32}$/],
  pinterest: ["https://www.pinterest.com/", /^\w{1,30}$/],
  snapchat: ["https://www.snapchat.com/add/", /^[\w.-]{1,30}$/],
  spotify: ["https://open.spotify.com/user/", /^[\w.-]{1,50}$/],
  twitch: ["https://www.twitch.tv/", /^\w{1,25}$/],
  discord: ["https://discord.gg/", /^[\w-]{2,32}$/],
  reddit: ["https://www.reddit.com/user/", /^[\w-]{1,20}$/],
  bluesky: ["https://bsky.app/profile/", /^[a-z\d.-]+\.[a-z]+$/i],
};

/** The URL of a profile on a platform: `@name` or a bare name is completed, other input is as in `toContactUrl`. */
export function toProfileUrl(text: string, platform: Platform): string {
  const typed = text.trim();
  if (!typed || HAS_SCHEME.test(typed)) return typed;
  if (platform === "email") return `mailto:${typed}`;
  if (platform === "phone") return telUrl(typed);
  if (platform === "whatsapp" && PHONE.test(typed))
    return `https://wa.me/${typed.replace(/\D/g, "").replace(/^00/, "")}`;
  const mastodon = /^@?([\w.-]+)@([^\s@/]+\.[^\s@/]+)$/.exec(typed);
  if (platform === "mastodon" && mastodon) return `https://${mastodon[2]}/@${mastodon[1]}`;
  const [before, name] = PROFILES[platform] ?? [];
  const bare = typed.replace(/^@/, "");
  return before && name?.test(bare) ? before + bare : toContactUrl(typed);
}
