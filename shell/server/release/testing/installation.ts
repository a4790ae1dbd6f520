import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { LiveRegistry } from '../../registry/live-registry.js';
import type { Settings } from '../../settings.js';
import { promote } from '../promote.js';
import { publish } from '../publish.js';
import { newFolder, testShell, writeArtefact } from './artefact.js';

export const team = { who: 'Robin', why: 'new prices' };

/** A store with published versions and a shell folder, and a registry that reads them. */
export async function newInstallation() {
  const folder = await newFolder();
  const storeFolder = path.join(folder, 'releases');
  const shellFolder = path.join(folder, 'shell');
  await mkdir(shellFolder);
  const shell = { entry: ['shell.js'], files: { 'shell.js': { integrity: 'sha384-x' } } };
  await writeFile(path.join(shellFolder, 'release.json'), JSON.stringify(shell));
  const warnings: string[] = [];
  const settings: Settings = {
    host: '127.0.0.1',
    port: 0,
    bffUrl: 'http://127.0.0.1:1',
    publicUrl: 'http://127.0.0.1',
    publicFolders: [],
    trustProxy: undefined,
    storeFolder,
    shellFolder,
    release: {
      token: undefined,
      minimumLoads: 10,
      margin: 0.1,
      window: 600_000,
      loadsPerAddress: 100,
    },
  };
  return {
    store: storeFolder,
    settings,
    warnings,
    registry: new LiveRegistry(settings, (text) => warnings.push(text)),
    publish: async (remote: RemoteName, version: string) =>
      await publish(storeFolder, await writeArtefact(remote, version), team, testShell),
    promote: (remote: RemoteName, version: string) => promote(storeFolder, remote, version, team),
  };
}
