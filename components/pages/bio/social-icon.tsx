import type { IconDefinition } from "@fortawesome/fontawesome-common-types";
import { faBluesky } from "@fortawesome/free-brands-svg-icons/faBluesky";
import { faDiscord } from "@fortawesome/free-brands-svg-icons/faDiscord";
import { faFacebookF } from "@fortawesome/free-brands-svg-icons/faFacebookF";
import { faGithub } from "@fortawesome/free-brands-svg-icons/faGithub";
import { faInstagram } from "@fortawesome/free-brands-svg-icons/faInstagram";
import { faLinkedinIn } from "@fortawesome/free-brands-svg-icons/faLinkedinIn";
import { faMastodon } from "@fortawesome/free-brands-svg-icons/faMastodon";
import { faPinterestP } from "@fortawesome/free-brands-svg-icons/faPinterestP";
import { faRedditAlien } from "@fortawesome/free-brands-svg-icons/faRedditAlien";
import { faSnapchat } from "@fortawesome/free-brands-svg-icons/faSnapchat";
import { faSpotify } from "@fortawesome/free-brands-svg-icons/faSpotify";
import { faTelegram } from "@fortawesome/free-brands-svg-icons/faTelegram";
import { faThreads } from "@fortawesome/free-brands-svg-icons/faThreads";
import { faTiktok } from "@fortawesome/free-brands-svg-icons/faTiktok";
import { faTwitch } from "@fortawesome/free-brands-svg-icons/faTwitch";
import { faWhatsapp } from "@fortawesome/free-brands-svg-icons/faWhatsapp";
import { faXTwitter } from "@fortawesome/free-brands-svg-icons/faXTwitter";
import { faYoutube } from "@fortawesome/free-brands-svg-icons/faYoutube";
import type { Platform } from "@/lib/validation/platforms";

const brands: Readonly<Partial<Record<Platform, IconDefinition>>> = {
  x: faXTwitter,
  instagram: faInstagram,
  facebook: faFacebookF,
  threads: faThreads,
  tiktok: faTiktok,
  youtube: faYoutube,
  linkedin: faLinkedinIn,
  github: faGithub,
  whatsapp: faWhatsapp,
  telegram: faTelegram,
  pinterest: faPinterestP,
  snapchat: faSnapchat,
  spotify: faSpotify,
  twitch: faTwitch,
  discord: faDiscord,
  reddit: faRedditAlien,
  mastodon: faMastodon,
  bluesky: faBluesky,
};

// Paths on a 24 by 24 grid; the globe stands for websites and anything without a brand icon.
const EMAIL =
  "M3 4.5h18A1.5 1.5 0 0 1 22.5 6v.4L12 13 1.5 6.4V6A1.5 1.5 0 0 1 3 4.5zM1.5 8.8V18A1.5 1.5 0 0 0 3 19.5h18a1.5 1.5 0 0 0 1.5-1.5V8.8L12 15.4z";
const PHONE =
  "M6.6 2.2 9 1.8a1.6 1.6 0 0 1 1.8 1l1.3 3.3a1.6 1.6 0 0 1-.5 1.9L9.7 9.4a13 13 0 0 0 4.9 4.9l1.4-1.9a1.6 1.6 0 0 1 1.9-.5l3.3 1.3a1.6 1.6 0 0 1 1 1.8l-.4 2.4a4.6 4.6 0 0 1-5 3.8A18.5 18.5 0 0 1 2.8 7.2a4.6 4.6 0 0 1 3.8-5z";
const GLOBE =
  "M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zm7.9 7h-3.3a15 15 0 0 0-1.7-4.6 8.6 8.6 0 0 1 5 4.6zM12 3.6c.9 1 1.8 2.7 2.4 4.9H9.6c.6-2.2 1.5-3.9 2.4-4.9zM3.6 13.9a8.6 8.6 0 0 1 0-3.8h3.7a21 21 0 0 0 0 3.8zm.5 1.6h3.3a15 15 0 0 0 1.7 4.6 8.6 8.6 0 0 1-5-4.6zm3.3-7H4.1a8.6 8.6 0 0 1 5-4.6 15 15 0 0 0-1.7 4.6zM12 20.4c-.9-1-1.8-2.7-2.4-4.9h4.8c-.6 2.2-1.5 3.9-2.4 4.9zm2.8-6.5H9.2a19 19 0 0 1 0-3.8h5.6a19 19 0 0 1 0 3.8zm.1 6.2a15 15 0 0 0 1.7-4.6h3.3a8.6 8.6 0 0 1-5 4.6zm1.9-6.2a21 21 0 0 0 0-3.8h3.6a8.6 8.6 0 0 1 0 3.8z";
const own: Readonly<Partial<Record<Platform, string>>> = { email: EMAIL, phone: PHONE };

/** A platform's icon in the current text color, hidden from screen readers. */
export function SocialIcon({ platform }: { platform: Platform }) {
  const [width, height, , , path] = brands[platform]?.icon ?? [24, 24, [], "", own[platform] ?? GLOBE];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={String(path)} />
    </svg>
  );
}
