/**
 * A proven account. Only the key check and the session gate make one, so a function that takes an
 * Owner cannot be reached without proof. It stands inside every `where`.
 */
export class Owner {
  readonly #proven = true;

  constructor(readonly userId: number) {}

  get proven(): boolean {
    return this.#proven;
  }
}
