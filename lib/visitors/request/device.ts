import Bowser from "bowser";
import { BROWSERS } from "@/lib/routing/visitor-names";
import { programName } from "@/lib/visitors/request/robots";

export type Device = { device: string | null; browser: string | null; system: string | null };

const UNKNOWN: Device = { device: null, browser: null, system: null };

const DEVICES = new Set(["desktop", "mobile", "tablet", "tv"]);

const SHORTER_NAMES = new Map([
  ["Microsoft Edge", "Edge"],
  ["Samsung Internet for Android", "Samsung Internet"],
  ["NAVER Whale Browser", "Whale"],
  ["Miui", "MIUI Browser"],
  ["Opera Touch", "Opera"],
]);

// Browsers that Bowser reports as the engine they are built on, mostly in-app browsers.
const APPS: readonly (readonly [name: string, mark: RegExp])[] = [
  ["Instagram", /\bInstagram \d/],
  ["Threads", /\bBarcelona \d/],
  ["Messenger", /FBAN\/Messenger|FB_IAB\/MESSENGER/],
  ["Facebook", /\bFB(?:AN|AV|_IAB)\//],
  ["TikTok", /\bmusical_ly|\btrill_\d|\bBytedanceWebview\//],
  ["LinkedIn", /\bLinkedInApp\b/],
  ["Snapchat", /\bSnapchat\/\d/],
  ["Pinterest", /\[Pinterest\//],
  ["X", /\bTwitter for iP|\bTwitterAndroid\b/],
  ["Line", /\bLine\/\d/],
  ["KakaoTalk", /\bKAKAOTALK\b/],
  ["DuckDuckGo", /\bDuckDuckGo\/\d/],
  ["Ecosia", /\(Ecosia /],
  ["Huawei Browser", /\bHuaweiBrowser\//],
  ["PowerShell", /PowerShell\/\d/],
];

const TELEVISION = /\bTV\b|SmartTV|\bCrKey\/|\bBRAVIA\b|\bAFT[A-Z0-9]{1,6}\b|PlayStation|Xbox|Nintendo/;

// An iPad requests desktop pages by calling itself a Macintosh; no Mac sends these words.
const IPAD = /\bMacintosh\b.*\b(?:CriOS|FxiOS|EdgiOS|OPiOS|GSA|Mobile)\//;

/**
 * Device (desktop, mobile, tablet, tv), browser and system of a user agent: known names of at most 40 characters,
 * null when unknown. Never passes on visitor-supplied text. Safari on an iPad looks like a Mac to everyone.
 */
export function readDevice(userAgent: string): Device {
  if (!userAgent) return UNKNOWN;
  const parsed = Bowser.getParser(userAgent, true);
  const system = IPAD.test(userAgent) ? "iOS" : parsed.getOSName() || null;
  const program = programName(userAgent);
  if (program) return { device: null, browser: known(program), system };
  const app = APPS.find(([, mark]) => mark.test(userAgent))?.[0];
  const name = parsed.getBrowserName();
  const browser = known(app ?? SHORTER_NAMES.get(name) ?? name);
  return { device: deviceOf(userAgent, parsed.getPlatformType()), browser, system };
}

// For unknown programs, Bowser returns text from the user agent; only listed names may reach the statistics.
const known = (name: string): string | null => (BROWSERS.includes(name) ? name : null);

function deviceOf(userAgent: string, platform: string): string | null {
  if (TELEVISION.test(userAgent)) return "tv";
  if (IPAD.test(userAgent)) return "tablet";
  if (DEVICES.has(platform)) return platform;
  return /\bX11\b/.test(userAgent) ? "desktop" : null;
}
