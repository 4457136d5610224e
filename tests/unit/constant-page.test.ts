import { expect, test } from "@playwright/test";
import { createElement } from "react";
import { lazy } from "@/lib/async/lazy";
import { constantPage } from "@/lib/visitors/pages/constant-page";
import { compressed, encodeResponse } from "@/lib/visitors/response/encoding";

test("a page whose first render failed is rendered again for the next visitor, then cached", async () => {
  let renders = 0;
  const Page = () => {
    renders++;
    if (renders === 1) throw new Error("out of memory");
    return "Hello";
  };
  const open = () => constantPage("test", createElement(Page));
  await expect(open()).rejects.toThrow("out of memory");
  expect((await open()).body).toContain("Hello");
  expect(await open()).toBe(await open());
  expect(renders).toBe(2);
});

test("concurrent callers share one call; after a failure the next caller tries again", async () => {
  let calls = 0;
  const value = lazy(async () => {
    calls++;
    if (calls === 1) throw new Error("first");
    return { calls };
  });
  const first = await Promise.allSettled([value(), value()]);
  expect(first.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const [one, other] = await Promise.all([value(), value()]);
  expect(one).toBe(other);
  expect(calls).toBe(2);
});

test("compresses a body once and sends it compressed", async () => {
  const body = Buffer.from("x".repeat(2_000));
  const response = { status: 200, headers: {}, body, encodings: compressed(body) };
  const [one, other] = [await encodeResponse(response, "br"), await encodeResponse(response, "br")];
  expect(one.headers["Content-Encoding"]).toBe("br");
  expect(one.body).toBe(other.body);
});
