/**
 * Reads once and keeps the result. After a failure the next call reads again, because its cause may
 * be temporary.
 */
export function cachedRead<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let known: Promise<Result> | undefined;
  return async () => {
    const reading = known ?? read();
    known = reading;
    reading.catch(() => {
      known = undefined;
    });
    return await reading;
  };
}
