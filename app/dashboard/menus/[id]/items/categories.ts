/** The categories that a menu has, each once. */
export const categoriesOf = (items: readonly { category: string }[]): string[] => [
  ...new Set(items.map(({ category }) => category).filter(Boolean)),
];
