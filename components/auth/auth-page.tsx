import type { ReactNode } from "react";
import { Brand } from "@/components/ui/brand";

type Props = { title: string; text?: ReactNode; below?: ReactNode; children: ReactNode };

/** The layout of the sign-in pages. */
export function AuthPage({ title, text, below, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col items-center px-4 py-10 sm:py-16">
      <header>
        <Brand href="/" />
      </header>
      <main className="my-auto w-full max-w-sm py-8">
        <div className="rounded-card border border-line bg-surface p-6 shadow-lift sm:p-8">
          <h1 className="font-semibold text-xl tracking-tight">{title}</h1>
          {text && <div className="mt-1.5 text-quiet text-sm">{text}</div>}
          <div className="mt-6">{children}</div>
        </div>
        {below && <p className="mt-6 text-center text-quiet text-sm">{below}</p>}
      </main>
    </div>
  );
}
