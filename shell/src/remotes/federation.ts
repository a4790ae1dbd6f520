import { getInstance } from '@module-federation/enhanced/runtime';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { PublishedRemote } from '../../registry/page-manifest';
import { addressOf, integrityOf } from './script-verification';
import { sharedModules } from './shared-modules';
import { yieldToMain } from './yield-to-main';

const scriptTimeout = 6000;

const federationName = (remote: RemoteName) => remote.replaceAll('-', '_');

/** Load status of an entry script; `running` until it has loaded or failed. */
export interface EntryScript {
  readonly url: string;
  outcome: 'running' | 'loaded' | 'refused';
}

/**
 * The shell's federation instance. Read it before any remote starts, because `getInstance` returns
 * the newest one.
 */
const shell = getInstance();
/** The runtime passes URLs in relative or absolute form. */
const absolute = (url: string) => new URL(url, document.baseURI).href;

let prepared = false;
const entryScripts = new Map<string, EntryScript>();

function instance() {
  if (!shell) throw new Error('The federation runtime has not started');
  return shell;
}

/**
 * Gives every entry script its hash and a timeout, because the federation runtime does not support
 * SRI.
 */
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

interface SharedModules {
  readonly [request: string]: Readonly<Record<string, unknown>>;
}

/**
 * A copy of the shell's share scope for one remote, so that modules registered by the remote stay
 * in its copy. The modules themselves are the shell's, so there is one instance of each.
 */
export function ownScope<Scope extends SharedModules>(scope: Scope): Scope {
  const entries = Object.entries(scope).map(([request, versions]) => [request, { ...versions }]);
  return Object.fromEntries(entries) as Scope;
}

/** Runs each step of starting a remote in a separate task, so that no long task blocks input. */
async function inTurn<Step>(step: Step): Promise<Step> {
  await yieldToMain();
  return step;
}

/**
 * Makes the runtime use this version of a remote and forget earlier failures of the remote.
 * @returns the URL that identifies the entry in `entryScript`
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

/** Load status of an entry script, if it was requested. */
export const entryScript = (entry: string): EntryScript | undefined =>
  entryScripts.get(absolute(entry));

/**
 * Loads an exposed module of a remote.
 * @param expose for example `./routes`, `./order-dialog`
 */
export async function exposedModule(remote: RemoteName, expose: string): Promise<unknown> {
  return await instance().loadRemote(`${federationName(remote)}${expose.slice(1)}`, {
    from: 'runtime',
  });
}
