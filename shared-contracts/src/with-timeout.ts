/** Work took longer than its limit, which says nothing about its result. */
export class TimeoutError extends Error {}

/**
 * The result of work that may never end. The work itself is not stopped.
 * @throws if the work fails
 * @throws TimeoutError with the message if it takes longer
 */
export async function withTimeout<Result>(
  work: Promise<Result>,
  timeoutMs: number,
  message = `no result within ${timeoutMs} ms`,
): Promise<Result> {
  let timer: ReturnType<typeof setInterval> | undefined;
  let parts = 4;
  const timeout = new Promise<never>((_resolve, reject) => {
    // In parts, because a busy event loop delivers late what has arrived in time.
    timer = setInterval(
      () => {
        parts -= 1;
        if (parts === 0) reject(new TimeoutError(message));
      },
      Math.ceil(timeoutMs / parts),
    );
  });
  return await Promise.race([work, timeout]).finally(() => clearInterval(timer));
}
