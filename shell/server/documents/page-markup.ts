import { sha256 } from '@northcast/release/hashes';
import { messageOf } from '@northcast/release/message-of';
import { QueueTimeout, RenderFailure } from '@northcast/release/sandbox/render-failure';
import { withTimeout } from '@northcast/shared-contracts/with-timeout';
import { anyPath } from '../../registry/page-document.js';
import type { LiveRegistry } from '../registry/live-registry.js';
import { BoundedCache } from './bounded-cache.js';
import type { FailingVersions } from './failing-versions.js';
import type { RouteMatch } from './match-route.js';
import type { Markup, PageRenderer, RenderedDocument } from './page-renderer.js';
import { RunningRenderings } from './running-renderings.js';
import type { PageFrame } from './shell-bundle.js';
import { SubstituteFrames } from './substitute-frames.js';

interface Entry {
  readonly markup: Markup;
  /** Time of the last check of the page's data, monotonic; null for a page without data. */
  readonly checkedAt: number | null;
}

interface MarkupRequest {
  readonly match: RouteMatch;
  readonly frame: PageFrame;
  readonly key: string;
  /** Key of the same page of another version. */
  readonly keyIn: (version: string) => string;
  /** Remote, address and frame: what pages of different versions have in common. */
  readonly place: string;
  readonly pathname: string;
  /** Part of the query that the page renders; usually empty. */
  readonly query: string;
}

/** Minimum milliseconds between two requests for a page's data. */
const freshFor = 1000;

/**
 * With this many renderings of a version in progress, none of its pages is rendered for a new
 * query, or for a new address of a route with parameters: these are unlimited, and its other pages
 * would have to wait. After a release, many visitors may ask for different addresses that do exist.
 * Each version has its own process, and visitors can ask only for live versions and previews, so
 * that the number of versions limits the total.
 */
const most = { forQueries: 4, forParameters: 24 } as const;

/** Milliseconds to wait for a page to be rendered before a substitute is sent. */
const timeoutMs = 4000;

const versionOf = ({ remote: { name, version } }: RouteMatch) => `${name} ${version}`;

const hasParameters = ({ path }: RouteMatch) => path.includes(':');

/**
 * Number of its version's renderings beside which a page may be rendered for the first time, and of
 * its waiting retries beside which it may be retried.
 */
function mostBeside(match: RouteMatch, query: string): number {
  if (query !== '') return most.forQueries;
  return hasParameters(match) ? most.forParameters : Number.POSITIVE_INFINITY;
}

const sizeOf = ({ body, css, head, data = '' }: RenderedDocument) =>
  2 * (body.length + css.length + head.length + data.length);

/**
 * Cache of page markup, keyed by shell build, remote, version, address and frame. A page that fails
 * to render is replaced by its last markup or by the frame alone, and is retried.
 */
export class PageMarkup {
  private readonly entries: BoundedCache<Entry>;
  /** Last markup of a stable version, by remote, address and frame; none of a withdrawn page. */
  private readonly lastGood: BoundedCache<Markup>;
  private readonly frames: SubstituteFrames;
  private readonly running = new RunningRenderings<Markup>();
  /** Pages that are retried later: by key, the version of unlimited pages, otherwise null. */
  private readonly retrying = new Map<string, string | null>();

  /** @param limit bytes */
  constructor(
    private readonly renderer: PageRenderer,
    private readonly registry: LiveRegistry,
    private readonly failing: FailingVersions,
    limit: number,
  ) {
    this.entries = new BoundedCache(limit);
    this.lastGood = new BoundedCache(limit / 4);
    this.frames = new SubstituteFrames(renderer, limit / 8);
  }

  get bytes(): number {
    return this.entries.bytes + this.lastGood.bytes + this.frames.bytes;
  }

  /**
   * Markup for a public page. Never rejects because of a failure in its remote.
   * @param query part of the query that the page renders; see `shownQuery`
   */
  async of(match: RouteMatch, pathname: string, frame: PageFrame, query = ''): Promise<Markup> {
    const { name, version } = match.remote;
    const place = [name, `${pathname}${query}`, JSON.stringify(frame)].join(' ');
    const build = await this.renderer.shellBuild();
    const keyIn = (other: string) => `${build} ${other} ${place}`;
    const key = keyIn(version);
    const request = { match, frame, pathname, query, place, key, keyIn };
    const known = this.entries.get(key);
    if (known && isFresh(known)) return this.remember(request, known.markup);
    const isBusy = !known && this.running.countOf(versionOf(match)) >= mostBeside(match, query);
    if (isBusy || this.failing.delay(name, version, pathname) > 0) {
      return await this.substitute(request);
    }
    const shown = this.render(request).catch(() => this.substitute(request));
    return await withTimeout(shown, timeoutMs).catch(() =>
      Promise.race([shown, this.substitute(request)]),
    );
  }

  /**
   * Renders a page, or joins a rendering in progress.
   * @throws when it cannot be rendered
   */
  private async render(request: MarkupRequest): Promise<Markup> {
    const version = versionOf(request.match);
    return await this.running.join(version, request.key, () => this.attempt(request));
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
      return this.keep(request, markup);
    } catch (error) {
      // Nothing was tried, so there is nothing to report.
      if (error instanceof QueueTimeout) throw error;
      const reason = messageOf(error);
      const isCode = error instanceof RenderFailure;
      this.failing.failed(name, version, pathname, { reason, isCode });
      this.retryLater(request);
      throw error;
    }
  }

  private newMarkup(request: MarkupRequest, rendered: RenderedDocument): Markup {
    if (rendered.status === 404 && hasParameters(request.match)) {
      const key = `${missingKey(request)} ${contentHash(rendered)}`;
      const page = { ...rendered.page, pathname: anyPath };
      return this.entries.get(key)?.markup ?? { key, rendered: { ...rendered, page } };
    }
    // While the API is unavailable, a page is rendered for each request, always with the same result.
    return { key: `${request.key} ${contentHash(rendered)}`, rendered };
  }

  private keep(request: MarkupRequest, markup: Markup): Markup {
    const { rendered } = markup;
    // Do not cache a page that reports an unavailable API, so that it recovers with the next
    // request.
    if (rendered.status === 503) return markup;
    const checkedAt = rendered.data === undefined ? null : performance.now();
    const entry = { markup, checkedAt };
    if (rendered.page.pathname === anyPath) {
      this.entries.delete(request.key);
      this.lastGood.delete(request.place);
      this.entries.set(markup.key, entry, sizeOf(rendered));
      if (rendered.data !== undefined) this.entries.set(missingKey(request), entry, 0);
      return markup;
    }
    this.entries.set(request.key, entry, sizeOf(rendered));
    return this.remember(request, markup);
  }

  /** Remembers markup of a stable version, which may have been rendered before it was stable. */
  private remember({ match, place }: MarkupRequest, markup: Markup): Markup {
    const { name, version } = match.remote;
    if (this.registry.pointersOf(name)?.stable === version && this.lastGood.get(place) !== markup) {
      this.lastGood.set(place, markup, sizeOf(markup.rendered));
    }
    return markup;
  }

  /** Substitute for a page that cannot be rendered now: its last markup, or the frame. */
  private async substitute({ match, pathname, frame, ...request }: MarkupRequest): Promise<Markup> {
    const { key, keyIn, place } = request;
    const { stable = '', previous } = this.registry.pointersOf(match.remote.name) ?? {};
    // What was rendered ahead may not have been visited since. A page with parameters is not
    // rendered ahead, and may have been withdrawn.
    const others = hasParameters(match) ? [] : [keyIn(stable), keyIn(previous ?? '')];
    const [entry] = [key, ...others].flatMap((each) => this.entries.get(each) ?? []);
    const known = entry?.markup ?? this.lastGood.get(place);
    return known ?? (await this.frames.of(match, pathname, frame));
  }

  /**
   * Retries a page of a live version without waiting for a visitor. Of a version's unlimited
   * addresses only a few: each would be retried until the version is withdrawn.
   */
  private retryLater(request: MarkupRequest): void {
    const { key, match, query } = request;
    const { name, version } = match.remote;
    const limit = mostBeside(match, query);
    const counted = Number.isFinite(limit) ? versionOf(match) : null;
    const count = [...this.retrying.values()].filter((each) => each === counted).length;
    if (this.retrying.has(key) || count >= limit) return;
    this.retrying.set(key, counted);
    const delay = this.failing.delay(name, version, request.pathname);
    setTimeout(async () => {
      this.retrying.delete(key);
      const pointers = (await this.registry.pointers().catch(() => null))?.remotes[name];
      const isLive = pointers?.stable === version;
      if (isLive && !this.entries.has(key)) await this.render(request).catch(() => undefined);
    }, delay + 10).unref();
  }
}

const isFresh = ({ checkedAt }: Entry) =>
  checkedAt === null || performance.now() - checkedAt < freshFor;

const missingKey = ({ match, frame }: MarkupRequest) =>
  [match.remote.name, match.remote.version, match.path, 'missing', JSON.stringify(frame)].join(' ');

/** Equal for pages that differ only in their addresses. */
const contentHash = ({ status, head, body, css, styleAttributes, data, shown }: RenderedDocument) =>
  sha256(JSON.stringify([status, head, body, css, styleAttributes, data, shown]));
