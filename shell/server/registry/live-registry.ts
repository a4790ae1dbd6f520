import { type CanaryPointer, runOf } from '@northcast/release/canary/canary-pointer';
import { type Halt, haltOf } from '@northcast/release/canary/halts';
import { openPreviewToken } from '@northcast/release/commands/preview-link';
import type { TrustedKeys } from '@northcast/release/keys/delegated-key';
import { publicKey } from '@northcast/release/keys/release-keys';
import { UntrustedDocument } from '@northcast/release/keys/signed-document';
import type { Pointers, RegistryRevision } from '@northcast/release/registry/registry-revision';
import { readVerifiedRelease } from '@northcast/release/store/publication';
import type { Release } from '@northcast/release/store/release';
import { publishedRemotes } from '@northcast/release/store/release-store';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type {
  PageManifest,
  PreviewedRemote,
  PublishedRemote,
  PublishedShell,
} from '../../registry/page-manifest.js';
import type { Settings } from '../settings.js';
import { voteSecret } from '../telemetry/vote-secret.js';
import { type AreasDescription, describeAreas, type KnownArea } from './describe-areas.js';
import { publishedRemote, publishedShell } from './published-parts.js';
import { type RegistryFault, RegistryWatch } from './registry-watch.js';
import { anybody, bucketOf, type Visitor } from './visitor.js';

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
      readonly release: Release;
      readonly remote: PublishedRemote;
    }
  | { readonly kind: 'unavailable' | 'absent'; readonly name: RemoteName };

/** Sets of versions whose common description is kept: live ones, canaries, previews. */
const keptDescriptions = 20;

/** Reads the registry at run time: a release or a rollback is live with the next document. */
export class LiveRegistry {
  private readonly watch: RegistryWatch;
  private readonly releases = new Map<string, Promise<Release>>();
  private readonly published = new WeakMap<Release, PublishedRemote>();
  /** The last version of each area that could be had. */
  private readonly lastKnown = new Map<RemoteName, Release>();
  /** By versions, in their order. */
  private readonly descriptions = new Map<string, AreasDescription>();
  private readonly faults = new Map<string, ReleaseFault>();
  /** Halts by run; null where the store knows none. */
  private readonly halts = new Map<string, Halt | null>();
  private secret: Promise<Buffer> | undefined;
  private shell: Promise<PublishedShell> | undefined;

  constructor(
    private readonly settings: Pick<Settings, 'storeFolder' | 'shellFolder' | 'release'>,
    private readonly warn = (text: string): void => void process.stderr.write(`${text}\n`),
  ) {
    this.watch = new RegistryWatch(settings.storeFolder, warn);
  }

  /** What a document for this visitor names; without one, what is live for everybody. */
  async forVisitor(visitor: Visitor = anybody): Promise<PageManifest> {
    const document = await this.pointers();
    const names = await this.areaNames(document, visitor);
    const numbered = withNumber(visitor, document);
    const choices = await Promise.all(
      names.map((name) => this.choose(name, document?.remotes[name], numbered)),
    );
    const unavailable = document?.revision
      ? choices.flatMap((choice) => (choice.kind === 'unavailable' ? [choice.name] : []))
      : names;
    const preview = choices.flatMap((choice) =>
      choice.kind === 'preview' ? [{ name: choice.name, version: choice.remote.version }] : [],
    );
    return {
      revision: document?.revision ?? 0,
      shell: await this.publishedShell(),
      ...this.described(choices),
      ...(unavailable.length > 0 ? { unavailable } : {}),
      ...(preview.length > 0 ? { preview } : {}),
    };
  }

  /** Areas that may be shown: those with a live version or a preview; where there is no registry, all that the store holds. */
  private async areaNames(
    document: RegistryRevision | null,
    { previews }: Visitor,
  ): Promise<RemoteName[]> {
    if (!document?.revision) return await publishedRemotes(this.settings.storeFolder);
    return [...new Set([...Object.keys(document.remotes), ...previews.map(({ name }) => name)])];
  }

  /** Which version of a remote a visitor gets. */
  private async choose(
    name: RemoteName,
    pointers: Pointers | undefined,
    { canaryNumber, previews }: Visitor,
  ): Promise<Choice> {
    const wished = previews.find((preview) => preview.name === name);
    const previewed = wished && (await this.publishedVersion(name, wished.version));
    if (previewed) return { kind: 'preview', name, ...previewed };
    if (!pointers) return { kind: 'absent', name };
    const live = await this.publishedVersion(name, this.versionFor(name, pointers, canaryNumber));
    if (!live) return { kind: 'unavailable', name };
    this.lastKnown.set(name, live.release);
    return { kind: 'live', name, ...live };
  }

  /** The newest pointers that can be trusted; null where there are none. */
  async pointers(): Promise<RegistryRevision | null> {
    await this.watch.look();
    await this.readHalts();
    return this.watch.document;
  }

  /** What preview tokens allow that are ours and have not expired. */
  async openPreviews(tokens: readonly string[]): Promise<PreviewedRemote[]> {
    if (tokens.length === 0) return [];
    const keys = await this.trustedKeys();
    const passes = tokens.map((token) => keys && openPreviewToken(token, keys));
    return passes.flatMap((pass) => (pass ? [{ name: pass.remote, version: pass.version }] : []));
  }

  /** The keys that this server trusts: root's, and those that the registry it serves by gave rights to; null without any. */
  async trustedKeys(): Promise<TrustedKeys | null> {
    const store = this.settings.storeFolder;
    const root = await publicKey(store);
    return root && { store, root, delegated: (await this.pointers())?.keys ?? [] };
  }

  /** Gives nobody this run of a canary any more, whatever the registry says. */
  halt(halt: Halt): void {
    this.halts.set(haltKey(halt), halt);
  }

  /** Why and since when nobody gets a canary that the registry names. */
  haltOf(remote: RemoteName, canary: CanaryPointer): Halt | null {
    return this.halts.get(haltKey({ remote, version: canary.version, run: runOf(canary) })) ?? null;
  }

  /** The secret of vote tokens. */
  async voteSecret(): Promise<Buffer> {
    const { storeFolder, release } = this.settings;
    this.secret ??= voteSecret(storeFolder, release.voteSecret, this.warn);
    return await this.secret;
  }

  /** What is wrong with the registry or with live versions in the store. */
  get trouble(): { registry: RegistryFault | null; releases: readonly ReleaseFault[] } {
    const [description] = [...this.descriptions.values()].slice(-1);
    const ignored = (description?.ignored ?? []).map(({ release: { name, version }, reason }) => ({
      remote: name,
      version,
      reason: `${reason}; the claim of ${name} ${version} is ignored`,
    }));
    return { registry: this.watch.fault, releases: [...this.faults.values(), ...ignored] };
  }

  /** A version's `release.json`, verified and kept: artefacts never change. */
  async release(remote: RemoteName, version: string): Promise<Release> {
    const key = `${remote}/${version}`;
    const known = this.releases.get(key);
    if (known) return await known;
    const reading = this.readRelease(remote, version);
    this.releases.set(key, reading);
    reading.catch(() => this.releases.delete(key));
    return await reading;
  }

  private async readRelease(remote: RemoteName, version: string): Promise<Release> {
    const keys = await this.trustedKeys();
    if (keys === null) throw new UntrustedDocument(`There is no release key to verify ${remote}`);
    return await readVerifiedRelease(keys.store, remote, version, keys);
  }

  private versionFor(name: RemoteName, pointers: Pointers, number: number | null): string {
    const { canary, stable } = pointers;
    if (canary === null || number === null || this.haltOf(name, canary)) return stable;
    return bucketOf(number, name, canary.version) < canary.percent ? canary.version : stable;
  }

  /** Asks the store about runs that are new here: a server that has just started knows what was halted before it gives anything out. */
  private async readHalts(): Promise<void> {
    for (const [remote, pointers] of Object.entries(this.watch.document?.remotes ?? {})) {
      if (!pointers?.canary) continue;
      const { version } = pointers.canary;
      const key = haltKey({ remote, version, run: runOf(pointers.canary) });
      if (this.halts.has(key)) continue;
      const halt = await haltOf(this.settings.storeFolder, remote, version, runOf(pointers.canary));
      if (!this.halts.has(key)) this.halts.set(key, halt ?? null);
    }
  }

  private async publishedVersion(
    name: RemoteName,
    version: string,
  ): Promise<{ release: Release; remote: PublishedRemote } | null> {
    const key = `${name}/${version}`;
    try {
      const release = await this.release(name, version);
      this.faults.delete(key);
      const known = this.published.get(release) ?? publishedRemote(name, version, release);
      this.published.set(release, known);
      return { release, remote: known };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (this.faults.get(key)?.reason !== reason) this.warn(`${reason}. It is not shown.`);
      this.faults.set(key, { remote: name, version, reason });
      return null;
    }
  }

  /** What the chosen versions say together; worked out once for each set of them. */
  private described(choices: readonly Choice[]): AreasDescription['manifest'] {
    const areas = choices.flatMap((choice): KnownArea[] => {
      if ('remote' in choice) return [choice];
      const release = choice.kind === 'unavailable' && this.lastKnown.get(choice.name);
      return release ? [{ release, remote: null }] : [];
    });
    const key = areas
      .map(({ release: { name, version }, remote }) => `${name}/${version}/${remote !== null}`)
      .join();
    const description = this.descriptions.get(key) ?? describeAreas(areas);
    this.descriptions.delete(key);
    this.descriptions.set(key, description);
    for (const oldest of this.descriptions.keys()) {
      if (this.descriptions.size <= keptDescriptions) break;
      this.descriptions.delete(oldest);
    }
    return description.manifest;
  }

  private async publishedShell(): Promise<PublishedShell> {
    this.shell ??= publishedShell(this.settings.shellFolder);
    return await this.shell;
  }
}

/** Everybody has a number while some get another version than others. */
function withNumber(visitor: Visitor, document: RegistryRevision | null): Visitor {
  const { canaryNumber, drawNumber } = visitor;
  const hasCanary = Object.values(document?.remotes ?? {}).some((pointers) => pointers?.canary);
  if (canaryNumber !== null || !drawNumber || !hasCanary) return visitor;
  return { ...visitor, canaryNumber: drawNumber() };
}

const haltKey = ({ remote, version, run }: Pick<Halt, 'remote' | 'version' | 'run'>) =>
  `${remote}/${version} ${run}`;
