import { RenderFailure } from '@northcast/release/sandbox/render-failure';
import { brand } from '@northcast/shared-contracts/content/brand';
import { anyPath } from '../../registry/page-document.js';
import type { LiveRegistry } from '../registry/live-registry.js';
import { BoundedCache } from './bounded-cache.js';
import type { FailingVersions } from './failing-versions.js';
import type { RouteMatch } from './match-route.js';
import type { PageFrame } from './page-frame.js';
import type { PageRenderer, RenderedDocument } from './page-renderer.js';

/** Markup with its cache key. The same key means the same markup, until its data changes. */
export interface Markup {
  readonly key: string;
  readonly rendered: RenderedDocument;
}

interface Entry {
  readonly markup: Markup;
  /** Time of the last check of the page's data, monotonic; null for a page without data. */
  readonly checkedAt: number | null;
}

interface MarkupRequest {
  readonly match: RouteMatch;
  readonly frame: PageFrame;
  readonly key: string;
  readonly pathname: string;
  /** Part of the query that the page renders; usually empty. */
  readonly query: string;
}

/** Minimum milliseconds between two requests for a page's data. */
const freshFor = 1000;

/**
 * With this many renderings in progress, no page is rendered for a new query: queries are
 * unlimited, and other pages would have to wait.
 */
const mostForQueries = 4;

/** Milliseconds to wait for a page to be rendered before a substitute is sent. */
const timeoutMs = 4000;

const sizeOf = ({ body, css, head, data = '' }: RenderedDocument) =>
  2 * (body.length + css.length + head.length + data.length);

/**
 * Cache of page markup, keyed by shell build, remote, version, address and frame. A page that fails
 * to render is replaced by its last markup or by the frame alone, and is retried.
 */
export class PageMarkup {
  private readonly entries: BoundedCache<Entry>;
  /** Last markup of a stable version, by remote, address and frame. */
  private readonly lastGood: BoundedCache<Markup>;
  private readonly running = new Map<string, Promise<Markup>>();
  private revision = 0;

  /** @param limit bytes */
  constructor(
    private readonly renderer: PageRenderer,
    private readonly registry: LiveRegistry,
    private readonly failing: FailingVersions,
    limit: number,
  ) {
    this.entries = new BoundedCache(limit);
    this.lastGood = new BoundedCache(limit / 4);
  }

  get bytes(): number {
    return this.entries.bytes + this.lastGood.bytes;
  }

  /**
   * Markup for a public page. Never rejects because of a failure in its remote.
   * @param query part of the query that the page renders; see `shownQuery`
   */
  async of(match: RouteMatch, pathname: string, frame: PageFrame, query = ''): Promise<Markup> {
    const { name, version } = match.remote;
    const address = `${pathname}${query}`;
    const key = [await this.renderer.shellBuild(), name, version, address, JSON.stringify(frame)];
    const request = { match, frame, pathname, query, key: key.join(' ') };
    const known = this.entries.get(request.key);
    if (known && isFresh(known)) return known.markup;
    const isBusy = query !== '' && !known && this.running.size >= mostForQueries;
    if (isBusy || this.failing.delay(name, version, pathname) > 0) {
      return await this.substitute(request);
    }
    const rendering = this.render(request);
    return await Promise.race([
      rendering.catch(() => this.substitute(request)),
      after(timeoutMs).then(() => this.substitute(request)),
    ]);
  }

  /**
   * Renders a page, or joins a rendering in progress.
   * @throws when it cannot be rendered
   */
  private async render(request: MarkupRequest): Promise<Markup> {
    const running = this.running.get(request.key);
    if (running) return await running;
    const started = this.attempt(request).finally(() => this.running.delete(request.key));
    this.running.set(request.key, started);
    return await started;
  }

  private async attempt(request: MarkupRequest): Promise<Markup> {
    const { match, frame, pathname, query } = request;
    const { name, version } = match.remote;
    try {
      // Not-found pages of one route share one document, so that guessing addresses does not fill
      // the memory.
      const missing = this.entries.get(missingKey(request))?.markup;
      const known = this.entries.get(request.key)?.markup ?? missing;
      const page = await this.renderer.page(
        { match, pathname, query, frame },
        known?.rendered.data,
      );
      this.failing.passed(name, version, pathname);
      const markup = page === null ? known : this.newMarkup(request, page);
      if (!markup) throw new Error('Nothing was rendered');
      await this.keep(request, markup);
      return markup;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const isCode = error instanceof RenderFailure;
      this.failing.failed(name, version, pathname, { reason, isCode });
      this.retryLater(request);
      throw error;
    }
  }

  private newMarkup({ match, key }: MarkupRequest, rendered: RenderedDocument): Markup {
    this.revision += 1;
    const isMissing = rendered.status === 404 && match.path.includes(':');
    const page = isMissing ? { ...rendered.page, pathname: anyPath } : rendered.page;
    return { key: `${key} ${this.revision}`, rendered: { ...rendered, page } };
  }

  private async keep(request: MarkupRequest, markup: Markup): Promise<void> {
    const { rendered } = markup;
    // Do not cache a page that reports an unavailable API, so that it recovers with the next
    // request.
    if (rendered.status === 503) return;
    const checkedAt = rendered.data === undefined ? null : performance.now();
    const isShared = rendered.page.pathname === anyPath;
    if (isShared) this.entries.set(missingKey(request), { markup, checkedAt }, sizeOf(rendered));
    this.entries.set(request.key, { markup, checkedAt }, isShared ? 0 : sizeOf(rendered));
    const { name, version } = request.match.remote;
    const pointers = (await this.registry.pointers())?.remotes[name];
    if (!isShared && pointers?.stable === version) {
      this.lastGood.set(placeOf(request), markup, sizeOf(rendered));
    }
  }

  /** Substitute for a page that cannot be rendered now: its last markup, or the frame. */
  private async substitute(request: MarkupRequest): Promise<Markup> {
    const known = this.entries.get(request.key)?.markup ?? this.lastGood.get(placeOf(request));
    if (known) return known;
    const { frame, pathname, key } = request;
    const rendered = await this.renderer.frame(pathname, frame, 503);
    const head = `<title>${brand.name}</title>${rendered.head}`;
    return { key: `frame ${key}`, rendered: { ...rendered, head } };
  }

  /** Retries a page of a live version without waiting for a visitor. */
  private retryLater(request: MarkupRequest): void {
    const { name, version } = request.match.remote;
    const delay = this.failing.delay(name, version, request.pathname);
    setTimeout(async () => {
      const pointers = (await this.registry.pointers().catch(() => null))?.remotes[name];
      const isLive = pointers?.stable === version;
      if (isLive && !this.entries.has(request.key))
        await this.render(request).catch(() => undefined);
    }, delay + 10).unref();
  }
}

const isFresh = ({ checkedAt }: Entry) =>
  checkedAt === null || performance.now() - checkedAt < freshFor;

const placeOf = ({ match, pathname, query, frame }: MarkupRequest) =>
  [match.remote.name, `${pathname}${query}`, JSON.stringify(frame)].join(' ');

const missingKey = ({ match, frame }: MarkupRequest) =>
  [match.remote.name, match.remote.version, match.path, 'missing', JSON.stringify(frame)].join(' ');

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
