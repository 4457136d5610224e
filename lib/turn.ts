/** Lets everybody else have a turn: long work that waits for nothing would hold up all visitors of this process. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
