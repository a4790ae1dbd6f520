import { compileFunction } from 'node:vm';
import type { RemoteModule } from '@northcast/shared-contracts/host/remote';
import type { RenderedMarkup } from '../messages.js';

/** What the shell's server bundle exports; see `shell/src/prerender/render.tsx`. */
export interface ShellBundle {
  /** Rejects where the page, or anything around it, throws. */
  readonly render: (request: {
    readonly pathname: string;
    readonly screen: object | string;
  }) => Promise<RenderedMarkup>;
  /** Shared libraries by the name under which areas ask for them. */
  readonly sharedLibraries: Readonly<Record<string, () => unknown>>;
}

/** Compiles a CommonJS file without running it. Dynamic `import()` has no way to anything in it. */
export function compileBundle(code: string, filename: string) {
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename });
  return (require: (name: string) => unknown): unknown => {
    const module: { exports: unknown } = { exports: {} };
    run(module, module.exports, require);
    return module.exports;
  };
}

/** `require` of an area: what the shell shares, and nothing else. */
export function sharedRequire({ sharedLibraries }: ShellBundle) {
  return (name: string): unknown => {
    const library = Object.hasOwn(sharedLibraries, name) ? sharedLibraries[name] : undefined;
    if (!library) throw new Error(`The shell shares no ${name}`);
    return library();
  };
}

/** @throws Error when a bundle is not what an area exports */
export function asRemoteModule(bundle: unknown): RemoteModule {
  const isModule = typeof bundle === 'object' && bundle !== null && 'routes' in bundle;
  if (!isModule || !Array.isArray(bundle.routes)) throw new Error('It exports no routes');
  return bundle as RemoteModule;
}
