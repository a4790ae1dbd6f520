import { anyPath } from '../../registry/page-document.js';
import type { PageManifest, PublishedRemote } from '../../registry/page-manifest.js';
import type { LiveRegistry } from '../registry/live-registry.js';
import type { Settings } from '../settings.js';
import { BoundedCache } from './bounded-cache.js';
import { renderDocument, speculationRules } from './document.js';
import type { FailingVersions } from './failing-versions.js';
import { headOf } from './head.js';
import { matchRoute, type RouteMatch, shownQuery } from './match-route.js';
import { PageMarkup } from './page-markup.js';
import type { Markup, PageRenderer } from './page-renderer.js';
import { type PageFrame, pageFrame } from './shell-bundle.js';
import { type StoredDocument, storeDocument } from './stored-document.js';
import { pageWithoutScript } from './without-script.js';

interface CacheSettings extends Pick<Settings, 'publicUrl'> {
  readonly rendering: Pick<Settings['rendering'], 'cacheBytes'>;
}

interface FrameCaches {
  readonly documents: BoundedCache<Promise<StoredDocument>>;
  readonly frames: BoundedCache<Promise<Markup>>;
}

/** @param limit bytes of the documents; frames get a quarter of that beside them */
const frameCaches = (limit: number): FrameCaches => ({
  documents: new BoundedCache(limit),
  frames: new BoundedCache(limit / 4),
});

interface FrameRequest {
  readonly registry: PageManifest;
  readonly match: RouteMatch | undefined;
  readonly pathname: string;
  readonly frame: PageFrame;
}

/**
 * Cache of documents. A document combines the markup of a page, cached by its content, with the
 * versions of a visitor. A release of another remote rebuilds documents only; it renders pages
 * again if it changes the links around them.
 */
export class DocumentCache {
  private readonly usual: FrameCaches;
  /**
   * For client-rendered pages whose routes have parameters: their addresses are unlimited, and must
   * not take the place of other pages.
   */
  private readonly unlimited: FrameCaches;
  private readonly markup: PageMarkup;

  constructor(
    private readonly renderer: PageRenderer,
    registry: LiveRegistry,
    failing: FailingVersions,
    private readonly settings: CacheSettings,
  ) {
    const { cacheBytes } = settings.rendering;
    this.usual = frameCaches(cacheBytes * 0.4);
    this.unlimited = frameCaches(cacheBytes / 10);
    this.markup = new PageMarkup(renderer, registry, failing, cacheBytes / 4);
  }

  /** Total bytes of documents, frames and markup. */
  get bytes(): number {
    const caches = [this.usual, this.unlimited].flatMap(({ documents, frames }) => [
      documents,
      frames,
    ]);
    return caches.reduce((sum, { bytes }) => sum + bytes, this.markup.bytes);
  }

  /**
   * The document of a path for a visitor with these versions.
   * @param query of the address, as sent
   */
  async document(
    registry: PageManifest,
    pathname: string,
    signedIn: boolean,
    query = '',
  ): Promise<StoredDocument> {
    const match = matchRoute(registry, pathname);
    const frame = pageFrame(registry, signedIn);
    const isUnlimited = match && !match.prerender && match.path.includes(':');
    const { documents, frames } = isUnlimited ? this.unlimited : this.usual;
    const markup = match?.prerender
      ? await this.markup.of(match, pathname, frame, shownQuery(match, query))
      : await this.frameOnly(frames, { registry, match, pathname, frame });
    const key = `${markup.key} ${versionSet(registry)}`;
    const known = documents.get(key);
    if (known) return await known;
    const document = this.compose(registry, markup.rendered);
    documents.set(key, document, 0);
    document.then(
      (stored) => {
        // The size is known only now.
        if (documents.get(key) === document) documents.set(key, document, stored.bytes);
      },
      () => documents.delete(key),
    );
    return await document;
  }

  /** Pre-renders every public page of the live versions. */
  async warm(manifest: PageManifest): Promise<void> {
    for (const path of manifest.remotes.flatMap(publicPaths)) {
      await this.document(manifest, path, false);
    }
  }

  /**
   * Renders the public pages of a version that is not live yet. Documents contain the revision, so
   * they are built later.
   * @param manifest with that version
   * @param until time of the monotonic clock after which no further page is started
   */
  async warmMarkup(manifest: PageManifest, remote: PublishedRemote, until: number): Promise<void> {
    for (const path of publicPaths(remote)) {
      const match = matchRoute(manifest, path);
      if (performance.now() >= until || match?.remote !== remote) continue;
      await this.markup.of(match, path, pageFrame(manifest, false));
    }
  }

  /**
   * The frame without a page. Unknown addresses share one document; each client-rendered page has
   * its own.
   */
  private async frameOnly(
    frames: FrameCaches['frames'],
    { registry, match, pathname, frame }: FrameRequest,
  ): Promise<Markup> {
    const status = match ? 200 : registry.unavailable ? 503 : 404;
    const shownAt = match ? pathname : anyPath;
    const build = await this.renderer.shellBuild();
    const key = `frame ${build} ${status} ${shownAt} ${JSON.stringify(frame)}`;
    const known = frames.get(key);
    if (known) return await known;
    const rendering = this.renderer
      .frame(shownAt, frame, status)
      .then((rendered): Markup => ({ key, rendered }));
    frames.set(key, rendering, 30_000);
    rendering.catch(() => frames.delete(key));
    return await rendering;
  }

  private async compose(
    registry: PageManifest,
    rendered: Markup['rendered'],
  ): Promise<StoredDocument> {
    const { page, css, fontFaces, status } = rendered;
    const { pathname } = page;
    const head = rendered.head + headOf({ pathname, rendered, publicUrl: this.settings.publicUrl });
    const rules = page.kind === 'page' ? speculationRules(registry) : undefined;
    const notice = page.kind === 'loading' ? pageWithoutScript : '';
    const html = renderDocument({ ...rendered, registry, head, rules, notice });
    return await storeDocument({ html, status, styles: [fontFaces, css], rules });
  }
}

/**
 * Paths of a version's public pages without parameters. Pages with parameters are rendered on
 * request.
 */
const publicPaths = ({ routes }: PublishedRemote) =>
  routes.flatMap(({ path, prerender }) => (prerender && !path.includes(':') ? [path] : []));

/** Everything in a document besides its page. */
const versionSet = (registry: PageManifest) =>
  JSON.stringify([
    registry.revision,
    registry.shell.entry,
    registry.remotes.map(({ name, version }) => [name, version]),
    registry.unavailable,
    registry.preview,
  ]);
