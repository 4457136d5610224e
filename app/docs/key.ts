const NAME = "waypost-docs-key";

/** The key that was last tried with in this tab; it is never stored longer than the tab lives. */
export const readKey = (): string => sessionStorage.getItem(NAME) ?? "";

export const writeKey = (key: string): void => sessionStorage.setItem(NAME, key);
