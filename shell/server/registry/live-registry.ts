import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type RemoteName, remoteNames } from '@northcast/shared-contracts/host/remote';
import type {
  DocumentRegistry,
  PublishedRemote,
  PublishedShell,
} from '../../registry/document-registry.js';
import { type RegistryDocument, readRegistry, registryPath } from '../release/registry-document.js';
import { type Release, readRelease } from '../release/release-store.js';
import type { Settings } from '../settings.js';

/** Reads the registry at run time: a release or a rollback is live with the next document. */
export class LiveRegistry {
  private stamp = '';
  private document: RegistryDocument = { revision: 0, remotes: {} };
  private readonly releases = new Map<string, Promise<Release>>();
  private shell: Promise<PublishedShell> | undefined;

  constructor(private readonly settings: Settings) {}

  /** What a document for this visitor names. */
  async forVisitor(): Promise<DocumentRegistry> {
    const document = await this.current();
    const remotes = await Promise.all(
      remoteNames.map(async (name) => {
        const pointers = document.remotes[name];
        return pointers ? await this.published(name, pointers.stable) : null;
      }),
    );
    return {
      revision: document.revision,
      shell: await this.publishedShell(),
      remotes: remotes.filter((remote) => remote !== null),
    };
  }

  /** A version's `release.json`, kept: artefacts never change. */
  async release(remote: RemoteName, version: string): Promise<Release> {
    const key = `${remote}/${version}`;
    const known = this.releases.get(key);
    if (known) return await known;
    const reading = readRelease(this.settings.storeFolder, remote, version);
    this.releases.set(key, reading);
    reading.catch(() => this.releases.delete(key));
    return await reading;
  }

  private async current(): Promise<RegistryDocument> {
    const stamp = await changeStamp(registryPath(this.settings.storeFolder));
    if (stamp !== this.stamp) {
      this.document = await readRegistry(this.settings.storeFolder);
      this.stamp = stamp;
    }
    return this.document;
  }

  private async published(name: RemoteName, version: string): Promise<PublishedRemote | null> {
    const release = await this.release(name, version).catch(() => null);
    if (release === null) return null;
    const scripts = Object.entries(release.files).filter(([file]) => file.endsWith('.js'));
    return {
      name,
      version,
      contract: release.contract,
      base: `/remotes/${name}/${version}/`,
      entry: release.entry,
      routes: release.routes,
      preload: Object.fromEntries(
        Object.entries(release.exposes).map(([expose, { preload }]) => [expose, preload]),
      ),
      integrity: Object.fromEntries(scripts.map(([file, { integrity }]) => [file, integrity])),
    };
  }

  private async publishedShell(): Promise<PublishedShell> {
    this.shell ??= readShell(this.settings.shellFolder);
    return await this.shell;
  }
}

async function readShell(folder: string): Promise<PublishedShell> {
  const release = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as {
    entry: string[];
    files: Record<string, { integrity: string }>;
  };
  const scripts = Object.entries(release.files).filter(([file]) => file.endsWith('.js'));
  return {
    base: '/shell/',
    entry: release.entry,
    integrity: Object.fromEntries(scripts.map(([file, { integrity }]) => [file, integrity])),
  };
}

async function changeStamp(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);
  return found ? `${found.mtimeMs}-${found.size}-${found.ino}` : 'absent';
}
