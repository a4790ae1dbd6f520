const timeoutMs = 60_000;

/**
 * Polls a URL until it responds with success. A server in Node's watch mode is a grandchild
 * process, which cannot send an IPC message.
 * @throws Error after a minute
 */
export async function answering(url) {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not answer within a minute`);
}
