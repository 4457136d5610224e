/**
 * The person who is signed in. Only the session check creates one, so a function that takes a SignedInUser can't be
 * called without signing in.
 */
export class SignedInUser {
  readonly #proven = true;

  constructor(
    readonly userId: number,
    readonly email: string,
    readonly name: string,
  ) {}

  get proven(): boolean {
    return this.#proven;
  }
}
