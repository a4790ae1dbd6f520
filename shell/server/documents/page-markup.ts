import { RenderFailure } from '@northcast/release/sandbox/sandbox-process';
import { brand } from '@northcast/shared-contracts/content/brand';
import { anyPath } from '../../registry/page-document.js';
import type { LiveRegistry } from '../registry/live-registry.js';
import { BoundedCache } from './bounded-cache.js';
import type { FailingVersions } from './failing-versions.js';
import type { RouteMatch } from './match-route.js';
import type { PageFrame } from './page-frame.js';
import type { PageRenderer, RenderedDocument } from './page-renderer.js';

/** Markup and what it stands for: the same key is the same markup, until its data change. */
export interface Markup {
  readonly key: string;
  readonly rendered: RenderedDocument;
}

interface Entry {
  readonly markup: Markup;
  /** When the page's data were last looked at; null for a page that reads none. */
  readonly checkedAt: number | null;
}

interface MarkupRequest {
  readonly match: RouteMatch;
  readonly frame: PageFrame;
  readonly key: string;
  readonly pathname: string;
  /** What the page shows of the address's query; mostly empty. */
  readonly query: string;
}

/** The API is asked for a page's data at most this often, in milliseconds. */
const freshFor = 1000;

/** Renderings at a time up to which a page is rendered for its query: there is no end of queries, and all other pages wait for them. */
const mostForQueries = 4;

/** Milliseconds that a visitor waits for a page to be rendered before something else is shown. */
const patience = 4000;

const sizeOf = ({ body, css, head, data = '' }: RenderedDocument) =>
  2 * (body.length + css.length + head.length + data.length);

/**
 * Markup of the areas' pages, kept by what it shows: build of the shell, area, version, address and frame. A page that can't be
 * rendered is shown as it last was, or as the frame alone, and is tried again.
 */
export class PageMarkup {
  private readonly entries: BoundedCache<Entry>;
  /** By area, address and frame: the last markup of a stable version. */
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
   * Markup for a public page; never rejects for a fault of its area.
   * @param query what the page shows of the address's query; see `shownQuery`
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
      after(patience).then(() => this.substitute(request)),
    ]);
  }

  /**
   * Renders a page that is not there yet.
   * @throws where it can't be rendered
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
      // Addresses of things that do not exist share one document, so that guessing fills no memory.
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
    // A page that says that the API is away is not kept: it heals with the next request.
    if (rendered.status === 503) return;
    const checkedAt = rendered.data === undefined ? null : Date.now();
    const isShared = rendered.page.pathname === anyPath;
    if (isShared) this.entries.set(missingKey(request), { markup, checkedAt }, sizeOf(rendered));
    this.entries.set(request.key, { markup, checkedAt }, isShared ? 0 : sizeOf(rendered));
    const { name, version } = request.match.remote;
    const pointers = (await this.registry.pointers())?.remotes[name];
    if (!isShared && pointers?.stable === version) {
      this.lastGood.set(placeOf(request), markup, sizeOf(rendered));
    }
  }

  /** What stands for a page that can't be rendered now: its markup as it last was, or the frame. */
  private async substitute(request: MarkupRequest): Promise<Markup> {
    const known = this.entries.get(request.key)?.markup ?? this.lastGood.get(placeOf(request));
    if (known) return known;
    const { frame, pathname, key } = request;
    const rendered = await this.renderer.frame(pathname, frame, 503);
    const head = `<title>${brand.name}</title>${rendered.head}`;
    return { key: `frame ${key}`, rendered: { ...rendered, head } };
  }

  /** Tries a page of a live version again without waiting for a visitor. */
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

const isFresh = ({ checkedAt }: Entry) => checkedAt === null || Date.now() - checkedAt < freshFor;

const placeOf = ({ match, pathname, query, frame }: MarkupRequest) =>
  [match.remote.name, `${pathname}${query}`, JSON.stringify(frame)].join(' ');

const missingKey = ({ match, frame }: MarkupRequest) =>
  [match.remote.name, match.remote.version, match.path, 'missing', JSON.stringify(frame)].join(' ');

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
