/** What a counter is called where it has no name. */
export const titleOf = ({ name, id }: { name: string; id: number }): string => name || `Counter ${id}`;
