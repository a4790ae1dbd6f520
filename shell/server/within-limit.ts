/** Milliseconds that a document waits for the release store, whose disk may stall. */
export const longestWait = 2000;

/** What was awaited did not arrive in time. */
export class LateError extends Error {}

/**
 * Waits for a result at most this long. What it waits for goes on.
 * @throws LateError with the message when the time is over
 */
export async function within<Result>(
  running: Promise<Result>,
  milliseconds: number,
  message: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  let parts = 4;
  const late = new Promise<never>((_resolve, reject) => {
    // In parts, because a busy event loop delivers late what has arrived in time.
    timer = setInterval(() => {
      parts -= 1;
      if (parts === 0) reject(new LateError(message));
    }, milliseconds / parts);
  });
  return await Promise.race([running, late]).finally(() => clearInterval(timer));
}
