/** The name of an email timer, or a default for an unnamed one. */
export const titleOf = ({ name, id }: { name: string; id: number }): string => name || `Email timer ${id}`;
