/**
 * Creates a value on first use and caches it. Failures are not cached: the next call tries again. Concurrent callers
 * share one attempt.
 */
export function lazy<T>(make: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined;
  return () => {
    if (!value) {
      const attempt = Promise.resolve().then(make);
      value = attempt;
      attempt.catch(() => {
        if (value === attempt) value = undefined;
      });
    }
    return value;
  };
}
