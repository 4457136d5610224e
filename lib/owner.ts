/**
 * An authenticated account. For a request, only the API key check and the session check create one, so a function
 * that takes an Owner can't be called without authentication. It is part of every `where`.
 */
export class Owner {
  readonly #proven = true;

  constructor(readonly accountId: number) {}

  get proven(): boolean {
    return this.#proven;
  }
}
