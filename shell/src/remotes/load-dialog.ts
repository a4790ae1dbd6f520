import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { LoadFailure } from './load-failure';
import { loadFrom, renewRemote } from './load-module';
import { reportFailure } from './report-load';

/** An exposed dialog module; `fail` reports that its component threw. */
export type LoadedDialog<Module> = Module & { readonly fail: () => void };

/**
 * Loads an exposed dialog.
 * @param name export that is its component
 * @throws LoadFailure
 */
export function loadDialog<Module>(
  remote: RemoteName,
  expose: string,
  name: keyof Module & string,
): Promise<LoadedDialog<Module>> {
  return loadFrom({
    remote,
    expose,
    part: 'dialog',
    select: async (exposed, version) => {
      const module = exposed as Module;
      if (typeof module[name] !== 'function')
        throw new LoadFailure(remote, 'execution', `The area exports no ${name}`);
      const fail = () => {
        reportFailure(remote, 'execution', version);
        // The next load uses the version that is live then.
        renewRemote(remote);
      };
      return { ...module, fail };
    },
  });
}
