import { get } from 'node:http';

/**
 * Polls a URL and reports when the server hangs. Any response counts, and so does a connection that
 * is refused or closed: only silence means that the server hangs.
 * @param {string} url
 * @param {{ interval: number, silence: number }} times milliseconds between requests, and the
 * timeout of each; three timeouts in a row mean that the server hangs
 * @param {() => void} onSilent called once
 * @returns {() => void} stops polling
 */
export function watchAnswers(url, { interval, silence }, onSilent) {
  let missed = 0;
  let timer;
  let isOver = false;
  const next = () => {
    if (!isOver) timer = setTimeout(ask, interval).unref();
  };
  const ask = () => {
    const request = get(url, { agent: false, timeout: silence }, (response) => {
      missed = 0;
      response.destroy();
    });
    request.on('timeout', () => {
      missed += 1;
      request.destroy();
    });
    request.on('error', () => undefined);
    request.once('close', () => {
      if (missed < silentAsks) return next();
      if (!isOver) onSilent();
      isOver = true;
    });
  };
  next();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Consecutive unanswered requests after which a server counts as hanging. */
export const silentAsks = 3;
