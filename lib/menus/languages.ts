// Languages that the dashboard offers for menus. The API takes any. Safe in the browser.

/** Those that the page's own words are translated to (components/pages/menu/translations.ts). */
export const TRANSLATED_LANGUAGES = "en ar cs da de es fr he it ja nl pl pt sv tr uk".split(" ");

/** Those whose prices are formatted, with the page's own words in English. */
export const OTHER_LANGUAGES =
  "bg ca el et eu fa fi ga gl hi hr hu id is ka ko lt lv ms mt nb ro ru sk sl sq sr th vi zh-Hans zh-Hant".split(
    " ",
  );
