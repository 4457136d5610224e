// Safe in the browser.

/** Languages that the dashboard offers for menus beside those of all pages: their prices are formatted, with the page's own words in English. */
export const OTHER_LANGUAGES =
  "bg ca el et eu fa fi ga gl hi hr hu id is ka ko lt lv ms mt nb ro ru sk sl sq sr th vi zh-Hans zh-Hant".split(
    " ",
  );
