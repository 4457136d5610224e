import { expect, test } from "@playwright/test";
import { embedOf } from "@/lib/validation/embeds";

const YOUTUBE = "https://www.youtube-nocookie.com/embed/";
const TRACK = "4uLU6hMCjMI75M1A2tKUQC";

const PLAYERS: [string, string][] = [
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", `${YOUTUBE}dQw4w9WgXcQ?autoplay=1`],
  ["https://youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=1m30s", `${YOUTUBE}dQw4w9WgXcQ?autoplay=1&start=90`],
  ["https://youtu.be/dQw4w9WgXcQ?si=abc&t=42", `${YOUTUBE}dQw4w9WgXcQ?autoplay=1&start=42`],
  ["http://m.youtube.com/shorts/dQw4w9WgXcQ/", `${YOUTUBE}dQw4w9WgXcQ?autoplay=1`],
  ["https://www.youtube.com/live/dQw4w9WgXcQ", `${YOUTUBE}dQw4w9WgXcQ?autoplay=1`],
  [
    "https://www.youtube.com/playlist?list=PL0123456789abcdef",
    `${YOUTUBE}videoseries?autoplay=1&list=PL0123456789abcdef`,
  ],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
  [
    "https://vimeo.com/76979871/0abc12ef34",
    "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=0abc12ef34",
  ],
  [
    "https://vimeo.com/channels/staffpicks/76979871",
    "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1",
  ],
  [`https://open.spotify.com/track/${TRACK}?si=1`, `https://open.spotify.com/embed/track/${TRACK}`],
  [`https://open.spotify.com/intl-pt/album/${TRACK}`, `https://open.spotify.com/embed/album/${TRACK}`],
  [
    "https://soundcloud.com/ada/first-track",
    "https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fada%2Ffirst-track&auto_play=true&hide_related=true",
  ],
];

const REFUSED = [
  "https://www.youtube.com/",
  "https://www.youtube.com/@ada",
  "https://www.youtube.com/watch?v=short",
  "https://www.youtube.com/watch?v=dQw4w9WgXc%22",
  "https://youtube.com.example.com/watch?v=dQw4w9WgXcQ",
  "https://ada@youtube.com/watch?v=dQw4w9WgXcQ",
  "https://youtube.com:8443/watch?v=dQw4w9WgXcQ",
  "javascript://youtube.com/watch?v=dQw4w9WgXcQ",
  "https://vimeo.com/about",
  "https://open.spotify.com/",
  "https://open.spotify.com/user/ada",
  "https://soundcloud.com/",
  "https://soundcloud.com/discover",
  "https://on.soundcloud.com/abc",
  "https://example.com/",
  "",
];

test("reads the player from addresses as providers share them", () => {
  for (const [address, player] of PLAYERS) expect(embedOf(address)?.player, address).toBe(player);
});

test("knows no player for any other address", () => {
  for (const address of REFUSED) expect(embedOf(address), address).toBeUndefined();
});
