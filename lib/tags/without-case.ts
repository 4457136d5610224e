/** As the database compares names (`search_text`). Safe in the browser. */
export const withoutCase = (text: string): string => text.toLowerCase().replaceAll("ς", "σ");
