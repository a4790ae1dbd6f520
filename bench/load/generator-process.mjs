import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Starts the load generator in a separate process. */
export function startGenerator() {
  const child = fork(fileURLToPath(new URL('./generator.mjs', import.meta.url)));
  child.on('exit', (code) => {
    if (code) throw new Error(`The load generator ended with ${code}`);
  });

  /**
   * @param {string} task
   * @param {object} given
   * @param {(window: object) => void} [onWindow]
   */
  function ask(task, given, onWindow = () => undefined) {
    return new Promise((resolve, reject) => {
      const listen = ({ window, failed, done }) => {
        if (window !== undefined) return onWindow(window);
        child.off('message', listen);
        if (failed === undefined) resolve(done);
        else reject(new Error(failed));
      };
      child.on('message', listen);
      child.send({ task, given });
    });
  }

  return {
    pid: child.pid,
    /** @param target `{ origin, people }`; a bare server has no `people` */
    prepare: (target) => ask('prepare', target),
    /**
     * @param stages `{ rate, seconds, raw }` in order; `raw` keeps `[due, milliseconds, kind]` of
     * each request
     * @param windowLength milliseconds of the windows reported to `onWindow`
     * @returns results of each stage
     */
    run: (stages, windowLength = 1000, onWindow = undefined) =>
      ask('run', { stages, windowLength }, onWindow),
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
