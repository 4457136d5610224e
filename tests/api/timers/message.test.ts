import sharp from "sharp";
import { db } from "@/lib/db/client";
import { inDays } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/fixtures";
import { framesShown, type Picture } from "@/tests/support/readers/gif-frames";

const load = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());

/** The number of lines of text in the image, on a white background. */
function bandsOf({ width, height, rgb }: Picture): number {
  const inked = Array.from({ length: height }, (_, y) =>
    rgb.subarray(y * width * 3, (y + 1) * width * 3).some((part) => part < 128),
  );
  return inked.filter((ink, y) => ink && !inked[y - 1]).length;
}

test("draws the message of an expired timer with its line breaks, however many, in the same image size", async ({
  api,
}) => {
  const { body: timer } = await api.post("/timers", { ends_at: inDays(3), style: "plain", fg: "000000" });
  await db.timer.update({ where: { id: timer.id }, data: { endsAt: new Date(Date.now() - 5_000) } });
  for (const [message, bands] of [
    ["OVER", 1],
    ["OVER\nNOW", 2],
    ["OVER\r\nNOW\rALL", 3],
    ["OVER\n\nALL", 2],
  ] as const) {
    const { body } = await api.patch(`/timers/${timer.id}`, { expired_message: message });
    expect(body.expired_message).toBe(message);
    const [frame] = await framesShown(await load(timer.gif_url));
    expect(frame && [frame.width, bandsOf(frame)], JSON.stringify(message)).toEqual([600, bands]);
  }
  await api.patch(`/timers/${timer.id}`, { expired_message: Array(50).fill("X").join("\n") });
  expect((await sharp(await load(timer.png_url)).metadata()).width).toBe(600);
});
