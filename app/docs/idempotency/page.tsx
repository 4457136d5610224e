import type { Metadata } from "next";
import { Guide } from "@/components/docs/guide";
import { Sample } from "@/components/docs/sample";
import { env } from "@/lib/env";

export const metadata: Metadata = { title: "Idempotent API requests" };

const retried = (base: string) => `async function createLink(url) {
  const key = crypto.randomUUID(); // the same for every attempt
  for (let attempt = 1; attempt <= 3; attempt++) {
    const response = await fetch("${base}/links", {
      method: "POST",
      headers: {
        Authorization: \`Bearer \${apiKey}\`,
        "Content-Type": "application/json",
        "Idempotency-Key": key,
      },
      body: JSON.stringify({ url, on_duplicate: "create" }),
    }).catch(() => undefined);
    if (response?.ok) return response.json();
    const canRetry = !response || response.status === 429 || response.status >= 500;
    if (!canRetry) throw new Error((await response.json()).message);
    const seconds = Number(response?.headers.get("Retry-After")) || attempt;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
  throw new Error("Waypost is unavailable");
}`;

export default function IdempotencyPage() {
  return (
    <Guide title="Idempotency">
      <p>
        To retry a POST safely, send an <code>Idempotency-Key</code> header, e.g. a UUID. For 24 hours, the
        same key and body return the first response again with <code>Idempotent-Replayed: true</code>, and
        nothing is created twice, even for simultaneous requests. The same key with another body returns 422{" "}
        <code>invalid_idempotency_key</code>.
      </p>
      <Sample
        label="Create a link once, however often the request is sent"
        code={retried(`${env.APP_URL}/api/v1`)}
      />
    </Guide>
  );
}
