import type { Halt } from '@northcast/release/canary/halts';
import { openPreviewToken } from '@northcast/release/commands/preview-link';
import type { TrustedKeys } from '@northcast/release/keys/delegated-key';
import { publicKey } from '@northcast/release/keys/release-keys';
import type { Release } from '@northcast/release/publications/release';
import { publishedRemotes } from '@northcast/release/publications/release-store';
import type { CanaryPointer } from '@northcast/release/registry/canary-pointer';
import {
  liveVersions,
  type Pointers,
  type RegistryRevision,
} from '@northcast/release/registry/registry-revision';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { withTimeout } from '@northcast/shared-contracts/with-timeout';
import type {
  PageManifest,
  PreviewedRemote,
  PublishedShell,
} from '../../registry/page-manifest.js';
import { cachedRead } from '../cached-read.js';
import type { Settings } from '../settings.js';
import { voteSecret } from '../votes/vote-token.js';
import { AreaDescriptions, type AreasDescription, type KnownArea } from './describe-areas.js';
import { KnownHalts } from './known-halts.js';
import { publishedShell } from './published-parts.js';
import {
  type PublishedVersion,
  PublishedVersions,
  type ReleaseError,
} from './published-versions.js';
import { longestWait, type RegistryError, RegistryWatch, silentFor } from './registry-watch.js';
import { anybody, bucketOf, type Visitor } from './visitor.js';

type Choice =
  | ({ readonly kind: 'preview' | 'live'; readonly name: RemoteName } & PublishedVersion)
  | { readonly kind: 'unavailable' | 'absent'; readonly name: RemoteName };

/**
 * Reads the registry at run time, so that a release or a rollback is live with the next document.
 */
export class LiveRegistry {
  private readonly watch: RegistryWatch;
  private readonly versions: PublishedVersions;
  /** The last available version of each remote. */
  private readonly lastKnown = new Map<RemoteName, Release>();
  private readonly descriptions = new AreaDescriptions();
  private readonly halts: KnownHalts;
  private readonly publishedShell: () => Promise<PublishedShell>;
  /** The secret that signs vote tokens. Rejects with a TimeoutError while the store has stalled. */
  readonly voteSecret: () => Promise<Buffer>;

  constructor(
    private readonly settings: Pick<Settings, 'storeFolder' | 'shellFolder' | 'release'>,
    warn = (text: string): void => void process.stderr.write(`${text}\n`),
  ) {
    this.halts = new KnownHalts(settings.storeFolder);
    this.watch = new RegistryWatch(settings.storeFolder, warn, (read) => this.halts.read(read));
    this.versions = new PublishedVersions(this, warn);
    this.publishedShell = cachedRead(() => publishedShell(settings.shellFolder));
    const secret = cachedRead(() =>
      voteSecret(settings.storeFolder, settings.release.voteSecret, warn),
    );
    this.voteSecret = () => withTimeout(secret(), longestWait, silentFor(longestWait));
  }

  /** The manifest for a visitor; without one, the manifest with the stable versions. */
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

  /**
   * Remotes that may be shown: those with a live version or a preview. Without a registry, all in
   * the store.
   */
  private async areaNames(
    document: RegistryRevision | null,
    { previews }: Visitor,
  ): Promise<RemoteName[]> {
    if (!document?.revision) return await publishedRemotes(this.settings.storeFolder);
    return [...new Set([...Object.keys(document.remotes), ...previews.map(({ name }) => name)])];
  }

  /** Chooses the version of a remote for a visitor. */
  private async choose(
    name: RemoteName,
    pointers: Pointers | undefined,
    { canaryNumber, previews }: Visitor,
  ): Promise<Choice> {
    const asked = previews.find((preview) => preview.name === name);
    const previewed = asked && (await this.versions.find(name, asked.version));
    if (previewed) return { kind: 'preview', name, ...previewed };
    if (!pointers) return { kind: 'absent', name };
    const version = this.versionFor(name, pointers, canaryNumber);
    // A canary that cannot be read must not take the area away from its visitors.
    const live =
      (version === pointers.stable ? null : await this.versions.find(name, version)) ??
      (await this.versions.findStable(name, pointers.stable));
    if (!live) return { kind: 'unavailable', name };
    this.lastKnown.set(name, live.release);
    return { kind: 'live', name, ...live };
  }

  /** The newest trusted registry revision; null if there is none. */
  async pointers(): Promise<RegistryRevision | null> {
    await this.watch.look();
    this.versions.takeKeys(this.watch.document?.keys ?? []);
    return this.watch.document;
  }

  /** The pointers of a remote by the last look at the registry. */
  pointersOf(name: RemoteName): Pointers | undefined {
    return this.watch.document?.remotes[name];
  }

  /** Verifies preview tokens; skips invalid and expired ones. */
  async openPreviews(tokens: readonly string[]): Promise<PreviewedRemote[]> {
    if (tokens.length === 0) return [];
    const keys = await this.trustedKeys();
    const passes = tokens.map((token) => keys && openPreviewToken(token, keys));
    return passes.flatMap((pass) => (pass ? [{ name: pass.remote, version: pass.version }] : []));
  }

  /**
   * The keys that this server trusts: the root key and those delegated by the current registry;
   * null without a root key.
   */
  async trustedKeys(): Promise<TrustedKeys | null> {
    const store = this.settings.storeFolder;
    const document = await this.pointers();
    const root = this.watch.rootKey ?? (await publicKey(store));
    return root && { store, root, delegated: document?.keys ?? [] };
  }

  /** Whether the disk with the store does not answer, so that nothing may wait for it. */
  get isStalled(): boolean {
    return this.watch.isStalled;
  }

  /** Whether the store answers. Waits if its disk pauses. */
  async storeAnswers(): Promise<boolean> {
    return await this.watch.answers();
  }

  /** Stops serving this canary run, regardless of the registry. */
  halt(halt: Halt): void {
    this.halts.add(halt);
  }

  /** The halt of a canary in the registry, if this run was halted. */
  haltOf(remote: RemoteName, canary: CanaryPointer): Halt | null {
    return this.halts.of(remote, canary);
  }

  /** Problems with the registry or with live versions in the store. */
  get trouble(): { registry: RegistryError | null; releases: readonly ReleaseError[] } {
    const ignored = (this.descriptions.last?.ignored ?? []).map(
      ({ release: { name, version }, reason }) => ({
        remote: name,
        version,
        reason: `${reason}; the claim of ${name} ${version} is ignored`,
      }),
    );
    const live = this.versions.errors.filter((error) => this.isLive(error));
    return { registry: this.watch.error, releases: [...live, ...ignored] };
  }

  /** Nothing looks up a version that is no longer live, so its last error would stay for ever. */
  private isLive({ remote, version }: ReleaseError): boolean {
    return liveVersions(this.watch.document?.remotes[remote]).includes(version);
  }

  /** Verified `release.json` of a version. */
  async release(remote: RemoteName, version: string): Promise<Release> {
    return await this.versions.release(remote, version);
  }

  private versionFor(name: RemoteName, pointers: Pointers, number: number | null): string {
    const { canary, stable } = pointers;
    if (canary === null || number === null || this.haltOf(name, canary)) return stable;
    return bucketOf(number, name, canary.version) < canary.percent ? canary.version : stable;
  }

  /** The combined description of the chosen versions. */
  private described(choices: readonly Choice[]): AreasDescription['manifest'] {
    const areas = choices.flatMap((choice): KnownArea[] => {
      if ('remote' in choice) return [choice];
      const release = choice.kind === 'unavailable' && this.lastKnown.get(choice.name);
      return release ? [{ release, remote: null }] : [];
    });
    return this.descriptions.of(areas).manifest;
  }
}

/** Assigns a canary number to visitors without one while any canary is running. */
function withNumber(visitor: Visitor, document: RegistryRevision | null): Visitor {
  const { canaryNumber, drawNumber } = visitor;
  const hasCanary = Object.values(document?.remotes ?? {}).some((pointers) => pointers?.canary);
  if (canaryNumber !== null || !drawNumber || !hasCanary) return visitor;
  return { ...visitor, canaryNumber: drawNumber() };
}
