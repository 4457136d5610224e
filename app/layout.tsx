import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { readTheme, THEME_COOKIE } from "@/components/dashboard/theme";
import { BRAND } from "@/components/pages/brand";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Waypost", template: "%s · Waypost" },
  description: "Short links that count every visitor, with QR codes, pages and one REST API.",
};

const [light, dark] = BRAND.ground;

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: light },
    { media: "(prefers-color-scheme: dark)", color: dark },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = readTheme((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <html lang="en" data-theme={theme === "system" ? undefined : theme}>
      <body>{children}</body>
    </html>
  );
}
