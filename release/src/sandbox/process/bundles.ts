import { compileFunction } from 'node:vm';
import type { RemoteModule } from '@northcast/shared-contracts/host/remote';
import type { RenderedMarkup } from '../messages.js';

/** Exports of the shell's server bundle; see `shell/src/prerender/render.tsx`. */
export interface ShellBundle {
  /** Rejects if the page or the shell around it throws. */
  readonly render: (request: {
    readonly pathname: string;
    readonly screen: object | string;
  }) => Promise<RenderedMarkup>;
  /** Shared libraries, by the name that remotes import. */
  readonly sharedLibraries: Readonly<Record<string, () => unknown>>;
}

/** Compiles a CommonJS file without running it. Dynamic `import()` fails in it. */
export function compileBundle(code: string, filename: string) {
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename });
  return (require: (name: string) => unknown): unknown => {
    const module: { exports: unknown } = { exports: {} };
    run(module, module.exports, require);
    return module.exports;
  };
}

/** `require` for a remote's bundle: resolves only the shell's shared libraries. */
export function sharedRequire({ sharedLibraries }: ShellBundle) {
  return (name: string): unknown => {
    const library = Object.hasOwn(sharedLibraries, name) ? sharedLibraries[name] : undefined;
    if (!library) throw new Error(`The shell shares no ${name}`);
    return library();
  };
}

/** @throws Error when a bundle does not export a remote module */
export function asRemoteModule(bundle: unknown): RemoteModule {
  const isModule = typeof bundle === 'object' && bundle !== null && 'routes' in bundle;
  if (!isModule || !Array.isArray(bundle.routes)) throw new Error('It exports no routes');
  return bundle as RemoteModule;
}
