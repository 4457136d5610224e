/** A piece of a bit stream: its bits, the first in the lowest of the first byte, and how many they are. */
export type Bits = { bytes: Uint8Array; length: number };

/** Writes a bit stream, lowest bit first, as GIF wants it. */
export class BitWriter {
  #bytes: Uint8Array;
  #at = 0;
  #rest = 0;
  #held = 0;

  constructor(capacity = 1024) {
    this.#bytes = new Uint8Array(capacity);
  }

  /** Appends the lowest `count` bits of a number, 12 at the most. */
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

  /** Appends a piece that begins at a byte of `bytes` and has `length` bits. */
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

  /** What was written; the bits that are missing from the last byte are 0. */
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
