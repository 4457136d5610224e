/**
 * Creates a value on first use and caches it. Failures are not cached: the next call tries again. Concurrent callers
 * share one attempt.
 */
export function lazy<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    if (!made) {
      const attempt = Promise.resolve().then(make);
      made = attempt;
      attempt.catch(() => {
        if (made === attempt) made = undefined;
      });
    }
    return made;
  };
}
