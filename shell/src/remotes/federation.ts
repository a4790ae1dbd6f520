import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { PublishedRemote } from '../../registry/document-registry';
import { addressOf, integrityOf } from './script-verification';

const scriptTimeout = 6000;

const federationName = (remote: RemoteName) => remote.replaceAll('-', '_');

let prepared = false;
/** What the runtime knows each remote by: registering again would load it again. */
const registered = new Map<RemoteName, string>();

/** The runtime has no integrity of its own: every entry script gets its hash and a time limit here. */
function prepare(): void {
  if (prepared) return;
  prepared = true;
  registerPlugins([
    {
      name: 'verified-entries',
      createScript({ url }) {
        const script = document.createElement('script');
        script.crossOrigin = 'anonymous';
        script.integrity = integrityOf(url);
        script.src = addressOf(url);
        return { script, timeout: scriptTimeout };
      },
    },
  ]);
}

/**
 * Makes the runtime use this version of a remote from now on.
 * @param attempt from 1; a new attempt forgets what failed before
 */
export function adoptVersion(remote: PublishedRemote, attempt: number): void {
  prepare();
  const name = federationName(remote.name);
  const query = attempt > 1 ? `?r=${attempt}` : '';
  const entry = `${remote.base}${remote.entry}${query}`;
  if (registered.get(remote.name) === entry) return;
  registered.set(remote.name, entry);
  registerRemotes([{ name, entry, entryGlobalName: name, type: 'global' }], { force: true });
}

/**
 * An exposed module of a remote.
 * @param expose `./routes`, `./order-dialog`
 */
export async function exposedModule(remote: RemoteName, expose: string): Promise<unknown> {
  return await loadRemote(`${federationName(remote)}${expose.slice(1)}`, { from: 'runtime' });
}
