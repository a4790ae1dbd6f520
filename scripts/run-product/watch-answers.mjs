import { get } from 'node:http';

/**
 * Asks a server for a page, again and again, and tells when it has stopped answering. Any answer will do, and so will a connection that is
 * refused or closed: only silence is a server that hangs.
 * @param {string} url
 * @param {{ interval: number, silence: number }} times milliseconds between two requests, and that each may take; three in a row that take
 * longer are a server that hangs
 * @param {() => void} onSilent called once
 * @returns {() => void} ends it
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

/** How many requests in a row remain without an answer before a server counts as hanging. */
export const silentAsks = 3;
