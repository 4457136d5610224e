/** Social platforms and their names (docs/contract.md §6). Safe in the browser. */
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

export const isPlatform = (text: string): text is Platform => Object.hasOwn(PLATFORMS, text);
