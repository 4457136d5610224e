const NAME = "waypost-docs-key";

/** The API key last used in this tab; sessionStorage forgets it with the tab. */
export const readKey = (): string => sessionStorage.getItem(NAME) ?? "";

export const writeKey = (key: string): void => sessionStorage.setItem(NAME, key);
