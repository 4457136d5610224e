export const metadata = { title: "Not found", robots: { index: false } };

export default function NotFound() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-2xl flex-col justify-center gap-4 px-6">
      <h1 className="text-3xl font-semibold tracking-tight">Page not found</h1>
      <p className="text-(--quiet)">The URL may be mistyped, or the page was deleted.</p>
    </main>
  );
}
