export type Theme = "light" | "dark" | "system";

export const THEME_COOKIE = "theme";

export const readTheme = (text: string | undefined): Theme =>
  text === "light" || text === "dark" ? text : "system";

/** Sets the theme of this browser. The server reads the cookie, so pages don't flash. */
export function chooseTheme(theme: Theme): void {
  const year = 365 * 86_400;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${year}; samesite=lax`;
  const root = document.documentElement;
  if (theme === "system") root.removeAttribute("data-theme");
  else root.setAttribute("data-theme", theme);
}
