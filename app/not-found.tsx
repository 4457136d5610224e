export const metadata = { title: "Not found", robots: { index: false } };

export default function NotFound() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-2xl flex-col justify-center gap-4 px-6">
      <h1 className="text-3xl font-semibold tracking-tight">There is nothing here</h1>
      <p className="text-(--quiet)">The address may be mistyped, or what was here is gone.</p>
    </main>
  );
}
