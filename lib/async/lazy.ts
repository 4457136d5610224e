/**
 * Makes a value when it is first asked for and keeps it. A failure is not kept: the next call tries again. While one
 * attempt is under way, all callers share it.
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
