import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readCanarySettings } from '@northcast/release/canary/canary-settings';
import { promote } from '@northcast/release/commands/promote';
import { publish } from '@northcast/release/commands/publish';
import { describeShell } from '@northcast/release/deployed/describe';
import { sha384 } from '@northcast/release/hashes';
import {
  addPastGates,
  newStore,
  writeArtefact,
  writeShell,
} from '@northcast/release/testing/artefact';
import { plainShellBundle } from '@northcast/release/testing/hostile-bundles';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { LiveRegistry } from '../registry/live-registry.js';
import type { Settings } from '../settings.js';

export const team = { why: 'new prices' };

/** A store with a described shell, and a registry that reads it. */
export async function newInstallation() {
  const storeFolder = await newStore();
  const files = {
    'shell.js': { integrity: 'sha384-x' },
    'server.cjs': { integrity: sha384(plainShellBundle) },
  };
  const shellFolder = await writeShell({ files });
  await writeFile(path.join(shellFolder, 'server.cjs'), plainShellBundle);
  await describeShell(storeFolder, shellFolder);
  const warnings: string[] = [];
  const settings: Settings = {
    host: '127.0.0.1',
    port: 0,
    bffUrl: 'http://127.0.0.1:1',
    publicUrl: 'http://127.0.0.1',
    publicFolders: [],
    trustProxy: undefined,
    releaseAuditToken: null,
    directWrites: null,
    storeFolder,
    shellFolder,
    connections: { bffTimeout: 5000, most: 100, mostOfAddress: 100 },
    release: {
      token: undefined,
      voteSecret: undefined,
      window: 600_000,
      canary: readCanarySettings({}, []),
    },
    rendering: {
      processorTime: 1500,
      memory: 300,
      processes: 4,
      cacheBytes: 8 * 1024 * 1024,
      // At low priority, a busy machine could keep a page from being rendered in time.
      priority: 'normal',
    },
  };
  return {
    store: storeFolder,
    settings,
    warnings,
    registry: new LiveRegistry(settings, (text) => warnings.push(text)),
    publish: async (remote: RemoteName, version: string) =>
      await publish(storeFolder, await writeArtefact(remote, version), team),
    /**
     * Adds a version with public pages without running the gates. `query` is the parameter that the
     * pages depend on.
     */
    addPages: async (
      remote: RemoteName,
      version: string,
      paths: readonly string[],
      bundle: string,
      query?: string,
    ) => {
      const shown = query === undefined ? {} : { query };
      const routes = paths.map((each) => ({ path: each, prerender: true, ...shown }));
      const release = { routes, prerender: 'server.cjs' };
      const changes = { files: { 'server.cjs': bundle }, release };
      await addPastGates(storeFolder, await writeArtefact(remote, version, changes));
    },
    promote: (remote: RemoteName, version: string) => promote(storeFolder, remote, version, team),
  };
}
