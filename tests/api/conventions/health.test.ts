import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/fixtures";

test("/healthz and /readyz return 200 to anybody, uncached", async () => {
  for (const path of ["/healthz", "/readyz"]) {
    const response = await fetch(env.APP_URL + path);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await response.json()).toEqual({ status: "ok" });
  }
});

test("/healthz and /readyz can't be short links", async ({ api }) => {
  for (const alias of ["healthz", "readyz", "Healthz"]) {
    expect(await api.post("/links", { url: "https://example.com/", alias })).toMatchObject({
      status: 409,
      body: { error: "alias_taken" },
    });
  }
});
