// Web addresses of videos and music, and the players that show them. Safe in the browser.

/** A player: its provider, call to action, URL, and height unless it is a 16:9 video. */
export type Embed = { provider: string; verb: "Watch" | "Listen"; player: string; height?: number };

type Provider = {
  name: string;
  verb: Embed["verb"];
  hosts: readonly string[];
  read(url: URL): { player: string; height?: number } | undefined;
};

/** The providers, for messages. */
export const EMBED_PROVIDERS = "YouTube, Vimeo, Spotify or SoundCloud";

const PROVIDERS: readonly Provider[] = [
  {
    name: "YouTube",
    verb: "Watch",
    hosts: ["youtube.com", "m.youtube.com", "music.youtube.com", "youtu.be", "youtube-nocookie.com"],
    read: readYouTube,
  },
  { name: "Vimeo", verb: "Watch", hosts: ["vimeo.com", "player.vimeo.com"], read: readVimeo },
  { name: "Spotify", verb: "Listen", hosts: ["open.spotify.com"], read: readSpotify },
  {
    name: "SoundCloud",
    verb: "Listen",
    hosts: ["soundcloud.com", "m.soundcloud.com"],
    read: readSoundCloud,
  },
];

/** The player for the URL of a video, a track and the like; undefined for any other URL. */
export function embedOf(address: string): Embed | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.port || url.username) return undefined;
  const host = url.hostname.replace(/^www\./, "");
  const provider = PROVIDERS.find(({ hosts }) => hosts.includes(host));
  const found = provider?.read(url);
  return provider && found && { provider: provider.name, verb: provider.verb, ...found };
}

const stepsOf = ({ pathname }: URL): string[] => pathname.split("/").filter(Boolean);

const VIDEO = /^[\w-]{11}$/;
const PLAYLIST = /^[\w-]{12,64}$/;

function readYouTube(url: URL) {
  const steps = stepsOf(url);
  const [first = "", second = ""] = steps;
  const list = url.searchParams.get("list") ?? "";
  const base = "https://www.youtube-nocookie.com/embed/";
  const video = url.hostname.endsWith("youtu.be")
    ? first
    : first === "watch"
      ? url.searchParams.get("v")
      : ["shorts", "embed", "live", "v"].includes(first) && second;
  if (video && VIDEO.test(video)) {
    const start = secondsOf(url.searchParams.get("t") ?? url.searchParams.get("start") ?? "");
    return { player: `${base}${video}?autoplay=1${start ? `&start=${start}` : ""}` };
  }
  if (first === "playlist" && PLAYLIST.test(list))
    return { player: `${base}videoseries?autoplay=1&list=${list}` };
  return undefined;
}

/** `90`, `90s` or `1m30s` in seconds. */
function secondsOf(text: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function readVimeo(url: URL) {
  const steps = stepsOf(url);
  const at = steps.findIndex((step) => /^\d{5,12}$/.test(step));
  const known =
    at >= 0 &&
    /^(video|channels\/\w+|groups\/\w+\/videos|album\/\d+\/video|showcase\/\d+\/video)?$/.test(
      steps.slice(0, at).join("/"),
    );
  if (!known) return undefined;
  // An unlisted video has a second part, which the player needs.
  const secret = url.searchParams.get("h") ?? steps[at + 1] ?? "";
  const hash = /^[\da-f]{6,20}$/.test(secret) ? `&h=${secret}` : "";
  return { player: `https://player.vimeo.com/video/${steps[at]}?autoplay=1&dnt=1${hash}` };
}

const SPOTIFY_KINDS = ["track", "album", "playlist", "artist", "show", "episode"];

function readSpotify(url: URL) {
  const steps = stepsOf(url).filter((step) => step !== "embed" && !/^intl-[a-z-]{2,5}$/.test(step));
  const [kind = "", id = ""] = steps;
  if (!SPOTIFY_KINDS.includes(kind) || !/^[\dA-Za-z]{22}$/.test(id)) return undefined;
  return {
    player: `https://open.spotify.com/embed/${kind}/${id}`,
    height: kind === "track" || kind === "episode" ? 152 : 352,
  };
}

/** First path segments of SoundCloud that aren't users. */
const NOT_USERS = [
  "charts",
  "discover",
  "jobs",
  "pages",
  "search",
  "settings",
  "signin",
  "stream",
  "upload",
  "you",
];

function readSoundCloud(url: URL) {
  const steps = stepsOf(url);
  const [user = ""] = steps;
  if (steps.length < 1 || steps.length > 4 || NOT_USERS.includes(user)) return undefined;
  if (!steps.every((step) => /^[\w-]{1,255}$/.test(step))) return undefined;
  const shared = url.searchParams.get("secret_token");
  const secret = shared && /^s-\w{1,40}$/.test(shared) ? `?secret_token=${shared}` : "";
  const page = encodeURIComponent(`https://soundcloud.com/${steps.join("/")}${secret}`);
  const list = steps.length === 1 || steps[1] === "sets";
  return {
    player: `https://w.soundcloud.com/player/?url=${page}&auto_play=true&hide_related=true`,
    height: list ? 352 : 166,
  };
}
