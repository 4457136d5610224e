import { env } from "@/lib/env";

export const dynamic = "force-dynamic";

export default function HomePage() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-2xl flex-col justify-center gap-6 px-6 py-16">
      <h1 className="text-4xl font-semibold tracking-tight">Waypost</h1>
      <p className="text-lg text-(--quiet)">
        Short links that count every visitor exactly once, with QR codes and statistics, behind one REST API.
      </p>
      <p>
        The API is at <code className="text-(--accent)">{env.APP_URL}/api/v1</code>. Send your key as{" "}
        <code className="text-(--accent)">Authorization: Bearer &lt;API_KEY&gt;</code>.
      </p>
    </main>
  );
}
