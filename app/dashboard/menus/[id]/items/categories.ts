/** The distinct categories of a menu. */
export const categoriesOf = (items: readonly { category: string }[]): string[] => [
  ...new Set(items.map(({ category }) => category).filter(Boolean)),
];
