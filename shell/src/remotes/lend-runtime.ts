import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

type Federation = typeof federation;

declare global {
  var northcastFederation: Federation;
}

/**
 * Lends the federation runtime to the remotes, which are built without one: 4 kB (brotli) less in each entry script. Every remote gets
 * an object of its own to write into and starts an instance of its own: the runtime's `init` knows its build, and would hand out the
 * shell's. What a container needs is left out of a build that exposes nothing, so it is named here. Releases are gated on the runtime's version.
 */
export function lendRuntime(): void {
  const { runtime, bundlerRuntime } = federation;
  if (!runtime || !bundlerRuntime) throw new Error('The federation runtime is not there');
  const lent: Federation = {
    ...federation,
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    runtime: { ...runtime, init: (options) => runtime.createInstance(options) },
  };
  Object.defineProperty(globalThis, 'northcastFederation', {
    configurable: true,
    get: () => ({ ...lent, bundlerRuntimeOptions: {} }),
  });
}
