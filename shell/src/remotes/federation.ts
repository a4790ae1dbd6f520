import { getInstance } from '@module-federation/enhanced/runtime';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { PublishedRemote } from '../../registry/page-manifest';
import { yieldToMain } from '../boot/yield-to-main';
import { ownScope } from './own-scope';
import { addressOf, integrityOf } from './script-verification';
import { sharedModules } from './shared-modules';

const scriptTimeout = 6000;

const federationName = (remote: RemoteName) => remote.replaceAll('-', '_');

/** How far an entry script has come; `running` while it was neither refused nor run. */
export interface EntryScript {
  readonly url: string;
  outcome: 'running' | 'loaded' | 'refused';
}

/** The shell's own instance, named while there is no other: a remote that starts becomes the runtime's newest. */
const shell = getInstance();
/** The runtime hands on addresses in one form or the other. */
const absolute = (url: string) => new URL(url, document.baseURI).href;

let prepared = false;
const entryScripts = new Map<string, EntryScript>();

function instance() {
  if (!shell) throw new Error('The federation runtime has not started');
  return shell;
}

/** The runtime has no integrity of its own: every entry script gets its hash and a time limit here. */
function prepare(): void {
  if (prepared) return;
  prepared = true;
  instance().registerShared(sharedModules);
  instance().registerPlugins([
    {
      name: 'verified-entries',
      createScript({ url }) {
        const script = document.createElement('script');
        const entry: EntryScript = { url, outcome: 'running' };
        entryScripts.set(absolute(url), entry);
        script.addEventListener('load', () => (entry.outcome = 'loaded'));
        script.addEventListener('error', () => (entry.outcome = 'refused'));
        script.crossOrigin = 'anonymous';
        script.integrity = integrityOf(url);
        script.src = url;
        return { script, timeout: scriptTimeout };
      },
    },
    {
      name: 'shell-provides-alone',
      beforeInitContainer: (step) => ({ ...step, shareScope: ownScope(step.shareScope) }),
    },
    { name: 'in-turns', beforeInitContainer: inTurn, initContainer: inTurn },
  ]);
}

/** Running an entry, lending to it and asking it for a module: each in a task of its own, so that none keeps a click waiting. */
async function inTurn<Step>(step: Step): Promise<Step> {
  await yieldToMain();
  return step;
}

/**
 * Makes the runtime use this version of a remote from now on, and forget what failed of it before.
 * @returns the address by which `entryScript` knows it
 */
export function adoptVersion(remote: PublishedRemote): string {
  prepare();
  const name = federationName(remote.name);
  const entry = addressOf(`${remote.base}${remote.entry}`);
  instance().registerRemotes([{ name, entry, entryGlobalName: name, type: 'global' }], {
    force: true,
  });
  return entry;
}

/** What became of an entry script, if one was asked for. */
export const entryScript = (entry: string): EntryScript | undefined =>
  entryScripts.get(absolute(entry));

/**
 * An exposed module of a remote.
 * @param expose `./routes`, `./order-dialog`
 */
export async function exposedModule(remote: RemoteName, expose: string): Promise<unknown> {
  return await instance().loadRemote(`${federationName(remote)}${expose.slice(1)}`, {
    from: 'runtime',
  });
}
