/** A piece of a bit stream: its bits, least significant first, and how many there are. */
export type Bits = { bytes: Uint8Array; length: number };

/** Writes a bit stream, least significant bit first, as GIF requires. */
export class BitWriter {
  #bytes: Uint8Array;
  #at = 0;
  #rest = 0;
  #held = 0;

  constructor(capacity = 1024) {
    this.#bytes = new Uint8Array(capacity);
  }

  /** Appends the lowest `count` bits of a number, at most 12. */
  write(value: number, count: number): void {
    this.#rest |= value << this.#held;
    this.#held += count;
    if (this.#at + 3 > this.#bytes.length) this.#grow(3);
    while (this.#held >= 8) {
      this.#bytes[this.#at++] = this.#rest;
      this.#rest >>>= 8;
      this.#held -= 8;
    }
  }

  /** Appends `length` bits that start at a byte of `bytes`. */
  append(bytes: Uint8Array, from: number, length: number): void {
    if (this.#at + (length >>> 3) + 3 > this.#bytes.length) this.#grow((length >>> 3) + 3);
    const whole = from + (length >>> 3);
    let rest = this.#rest;
    let at = this.#at;
    const held = this.#held;
    for (let index = from; index < whole; index++) {
      rest |= (bytes[index] ?? 0) << held;
      this.#bytes[at++] = rest;
      rest >>>= 8;
    }
    this.#rest = rest;
    this.#at = at;
    if (length & 7) this.write((bytes[whole] ?? 0) & ((1 << (length & 7)) - 1), length & 7);
  }

  /** The written bytes; unused bits of the last byte are 0. */
  end(): Bits {
    const length = this.#at * 8 + this.#held;
    if (this.#held) this.#bytes[this.#at] = this.#rest;
    return { bytes: this.#bytes.slice(0, (length + 7) >>> 3), length };
  }

  #grow(room: number): void {
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#at + room));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
