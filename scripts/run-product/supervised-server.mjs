import { Agent, get } from 'node:http';

const say = (line) => process.stderr.write(`${line}\n`);

/**
 * Supervises one of the two servers. After its first successful start it is restarted whenever it
 * ends: on the same port, so that the other server finds it, and after a delay that doubles until
 * it has run steadily.
 */
export class SupervisedServer {
  #name;
  #launch;
  #times;
  #delay;
  #child;
  #port;
  #timer;
  #urlOf;
  /** @type {() => void} */
  #unwatch = () => {};
  #isStopping = false;

  /**
   * @param {(port?: number) => import('node:child_process').ChildProcess} launch starts the
   * process, on the previous port if there was one
   * @param {(port: number) => string} urlOf URL of the health probe
   * @param times milliseconds: `firstDelay`, `longestDelay`, `steady` (run time that resets the
   * delay), `start` (after which a restarted server that does not listen counts as hanging), and
   * `interval` and `silence` of `watchAnswers`
   */
  constructor(name, launch, urlOf, times) {
    this.#name = name;
    this.#launch = launch;
    this.#urlOf = urlOf;
    this.#times = times;
    this.#delay = times.firstDelay;
  }

  get isRunning() {
    return this.#child !== undefined;
  }

  /**
   * Resolves with the port when the server listens for the first time.
   * @throws Error if it ends before
   */
  start() {
    return new Promise((resolve, reject) => this.#run(resolve, reject));
  }

  /** Stops the server without a restart; resolves when it has ended. */
  async stop() {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    this.#unwatch();
    const child = this.#child;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }

  /** Kills a server that does not stop on request. */
  kill() {
    this.#isStopping = true;
    this.#child?.kill('SIGKILL');
  }

  #run(onFirst, onFailure) {
    let since;
    const child = this.#launch(this.#port);
    this.#child = child;
    // The first start may migrate a large database.
    if (this.#port !== undefined) this.#limitStart(child);
    child.on('message', (message) => {
      if (!message?.listening) return;
      this.#unwatch();
      since = performance.now();
      if (this.#port !== undefined) say(`${this.#name} runs again.`);
      this.#port ??= message.listening;
      this.#watch(child);
      onFirst?.(this.#port);
    });
    const end = (how) => {
      if (this.#child !== child) return;
      this.#child = undefined;
      this.#unwatch();
      if (this.#isStopping) return;
      if (this.#port === undefined) onFailure(new Error(`${this.#name} ended with ${how}.`));
      else this.#startAgain(how, since);
    };
    child.on('exit', (code, signal) => end(signal ?? code));
    // If the system could not start the process, there is no exit event.
    child.on('error', (error) => child.pid === undefined && end(error.message));
  }

  #limitStart(child) {
    const { start } = this.#times;
    const timer = setTimeout(() => this.#endHanging(child, 'started', start), start);
    this.#unwatch = () => clearTimeout(timer);
  }

  #watch(child) {
    const { silence } = this.#times;
    this.#unwatch = watchAnswers(this.#urlOf(this.#port), this.#times, () =>
      this.#endHanging(child, 'answered', silence),
    );
  }

  /** Kills a server that hangs; it is then restarted like any other that ended. */
  #endHanging(child, what, milliseconds) {
    say(`${this.#name} has not ${what} for ${milliseconds / 1000} s.`);
    child.kill('SIGKILL');
  }

  #startAgain(how, since) {
    const { firstDelay, longestDelay, steady } = this.#times;
    if (since !== undefined && performance.now() - since >= steady) this.#delay = firstDelay;
    say(`${this.#name} ended with ${how}; started again in ${this.#delay / 1000} s.`);
    this.#timer = setTimeout(() => this.#run(), this.#delay);
    this.#delay = Math.min(2 * this.#delay, longestDelay);
  }
}

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
function watchAnswers(url, { interval, silence }, onSilent) {
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
