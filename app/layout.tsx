import type { Metadata } from "next";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { readTheme, THEME_COOKIE } from "@/components/dashboard/theme";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Waypost", template: "%s · Waypost" },
  description: "Short links that count every visitor, with QR codes, pages and one REST API.",
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = readTheme((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <html lang="en" data-theme={theme === "system" ? undefined : theme}>
      <body>{children}</body>
    </html>
  );
}
