/** The text that a document shows, with single spaces. */
export const pageText = (html: string): string =>
  html
    .replace(/<(style|script)>.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
