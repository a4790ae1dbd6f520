import { type RemoteName, remoteNames } from '@northcast/shared-contracts/host/remote';
import type {
  DocumentRegistry,
  PreviewedRemote,
  PublishedRemote,
  PublishedShell,
} from '../../registry/document-registry.js';
import { openPreviewToken } from '../release/preview-link.js';
import type { Pointers, RegistryDocument } from '../release/registry-document.js';
import type { Release } from '../release/release.js';
import { publicKey } from '../release/release-keys.js';
import { readRelease } from '../release/release-store.js';
import type { Settings } from '../settings.js';
import { publishedRemote, publishedShell } from './published-parts.js';
import { type RegistryFault, RegistryWatch } from './registry-watch.js';
import { anybody, type Visitor } from './visitor.js';

/** A remote whose live version can't be had from the store as it was published. */
export interface ReleaseFault {
  readonly remote: RemoteName;
  readonly version: string;
  readonly reason: string;
}

type Choice =
  | {
      readonly kind: 'preview' | 'live';
      readonly name: RemoteName;
      readonly remote: PublishedRemote;
    }
  | { readonly kind: 'unavailable' | 'absent'; readonly name: RemoteName };

/** Reads the registry at run time: a release or a rollback is live with the next document. */
export class LiveRegistry {
  private readonly watch: RegistryWatch;
  private readonly releases = new Map<string, Promise<Release>>();
  private readonly described = new WeakMap<Release, PublishedRemote>();
  private readonly faults = new Map<string, ReleaseFault>();
  private readonly halted = new Set<string>();
  private shell: Promise<PublishedShell> | undefined;

  constructor(
    private readonly settings: Pick<Settings, 'storeFolder' | 'shellFolder'>,
    private readonly warn = (text: string): void => void process.stderr.write(`${text}\n`),
  ) {
    this.watch = new RegistryWatch(settings.storeFolder, warn);
  }

  /** What a document for this visitor names; without one, what is live for everybody. */
  async forVisitor(visitor: Visitor = anybody): Promise<DocumentRegistry> {
    const document = await this.pointers();
    const choices = await Promise.all(
      remoteNames.map((name) => this.choose(name, document?.remotes[name], visitor)),
    );
    const unavailable = document?.revision
      ? choices.flatMap((choice) => (choice.kind === 'unavailable' ? [choice.name] : []))
      : remoteNames;
    const preview = choices.flatMap((choice) =>
      choice.kind === 'preview' ? [{ name: choice.name, version: choice.remote.version }] : [],
    );
    return {
      revision: document?.revision ?? 0,
      shell: await this.publishedShell(),
      remotes: choices.flatMap((choice) => ('remote' in choice ? [choice.remote] : [])),
      ...(unavailable.length > 0 ? { unavailable } : {}),
      ...(preview.length > 0 ? { preview } : {}),
    };
  }

  /** Which version of a remote a visitor gets. */
  private async choose(
    name: RemoteName,
    pointers: Pointers | undefined,
    { bucket, previews }: Visitor,
  ): Promise<Choice> {
    const wished = previews.find((preview) => preview.name === name);
    const previewed = wished && (await this.published(name, wished.version));
    if (previewed) return { kind: 'preview', name, remote: previewed };
    if (!pointers) return { kind: 'absent', name };
    const remote = await this.published(name, this.versionFor(name, pointers, bucket));
    return remote ? { kind: 'live', name, remote } : { kind: 'unavailable', name };
  }

  /** The newest pointers that can be trusted; null where there are none. */
  async pointers(): Promise<RegistryDocument | null> {
    await this.watch.look();
    return this.watch.document;
  }

  /** What preview tokens allow that are ours and have not expired. */
  async openPreviews(tokens: readonly string[]): Promise<PreviewedRemote[]> {
    if (tokens.length === 0) return [];
    const key = await publicKey(this.settings.storeFolder);
    const passes = tokens.map((token) => key && openPreviewToken(token, key));
    return passes.flatMap((pass) => (pass ? [{ name: pass.remote, version: pass.version }] : []));
  }

  /** Whether some visitors get another version than others. */
  async hasCanary(): Promise<boolean> {
    const document = await this.pointers();
    return Object.values(document?.remotes ?? {}).some(({ canary }) => canary !== null);
  }

  /** Gives nobody this canary any more, whatever the registry says. */
  halt(remote: RemoteName, version: string): void {
    this.halted.add(`${remote}/${version}`);
  }

  isHalted(remote: RemoteName, version: string): boolean {
    return this.halted.has(`${remote}/${version}`);
  }

  /** What is wrong with the registry or with live versions in the store. */
  get trouble(): { registry: RegistryFault | null; releases: readonly ReleaseFault[] } {
    return { registry: this.watch.fault, releases: [...this.faults.values()] };
  }

  /** A version's `release.json`, verified and kept: artefacts never change. */
  async release(remote: RemoteName, version: string): Promise<Release> {
    const key = `${remote}/${version}`;
    const known = this.releases.get(key);
    if (known) return await known;
    const reading = readRelease(this.settings.storeFolder, remote, version);
    this.releases.set(key, reading);
    reading.catch(() => this.releases.delete(key));
    return await reading;
  }

  private versionFor(name: RemoteName, pointers: Pointers, bucket: number | null): string {
    const { canary, stable } = pointers;
    if (canary === null || bucket === null || this.isHalted(name, canary.version)) return stable;
    return bucket < canary.percent ? canary.version : stable;
  }

  private async published(name: RemoteName, version: string): Promise<PublishedRemote | null> {
    const key = `${name}/${version}`;
    try {
      const release = await this.release(name, version);
      this.faults.delete(key);
      const known = this.described.get(release) ?? publishedRemote(name, version, release);
      this.described.set(release, known);
      return known;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (this.faults.get(key)?.reason !== reason) this.warn(`${reason}. It is not shown.`);
      this.faults.set(key, { remote: name, version, reason });
      return null;
    }
  }

  private async publishedShell(): Promise<PublishedShell> {
    this.shell ??= publishedShell(this.settings.shellFolder);
    return await this.shell;
  }
}
