// Safe in the browser.

/** Further languages that the dashboard offers for menus: prices are localized, built-in texts are English. */
export const OTHER_LANGUAGES =
  "bg ca el et eu fa fi ga gl hi hr hu id is ka ko lt lv ms mt nb ro ru sk sl sq sr th vi zh-Hans zh-Hant".split(
    " ",
  );
