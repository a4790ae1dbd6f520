import { Agent, get } from 'node:http';

/**
 * Polls a URL over one kept-alive connection and reports when the server hangs. Any response
 * counts, and so does a connection that is refused or closed: only silence means that the server
 * hangs. A new connection per request would not do: Node accepts one per turn of the event loop, so
 * an overloaded server that responds to everybody else would seem to hang.
 * @param {string} url
 * @param {{ interval: number, silence: number }} times milliseconds between requests, less than the
 * server keeps an idle connection, and the timeout of each
 * @param {() => void} onSilent called once
 * @returns {() => void} stops polling
 */
export function watchAnswers(url, { interval, silence }, onSilent) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let timer;
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    agent.destroy();
  };
  const ask = () => {
    const request = get(url, { agent, timeout: silence }, (response) => response.resume());
    let isSilent = false;
    request.on('timeout', () => {
      isSilent = true;
      request.destroy();
    });
    request.on('error', () => undefined);
    request.once('close', () => {
      if (isOver) return;
      if (!isSilent) return next();
      stop();
      onSilent();
    });
  };
  const next = () => {
    timer = setTimeout(ask, interval).unref();
  };
  next();
  return stop;
}
