import { Brand } from "@/components/ui/brand";
import { LinkButton } from "@/components/ui/button";

export const metadata = { title: "Page not found", robots: { index: false } };

export default function NotFound() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-2xl flex-col items-start justify-center gap-4 px-6">
      <Brand href="/" />
      <h1 className="mt-6 font-semibold text-3xl tracking-tight">Page not found</h1>
      <p className="text-quiet">The URL may be mistyped, or the page was deleted.</p>
      <LinkButton href="/" look="primary">
        Go to the home page
      </LinkButton>
    </main>
  );
}
