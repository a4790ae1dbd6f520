/** What was awaited did not arrive in time. */
export class TooLate extends Error {}

/**
 * Waits for a result at most this long. What it waits for goes on.
 * @throws TooLate with the message when the time is over
 */
export async function withinLimit<Result>(
  running: Promise<Result>,
  milliseconds: number,
  message: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  let parts = 4;
  const tooLate = new Promise<never>((_resolve, reject) => {
    // In parts, because a busy event loop delivers late what has arrived in time.
    timer = setInterval(() => {
      parts -= 1;
      if (parts === 0) reject(new TooLate(message));
    }, milliseconds / parts);
  });
  return await Promise.race([running, tooLate]).finally(() => clearInterval(timer));
}
