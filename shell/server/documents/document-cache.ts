import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageAnswer } from '@northcast/shared-contracts/host/remote';
import type { DocumentRegistry } from '../../registry/document-registry.js';
import { headOf } from '../seo/head.js';
import type { Settings } from '../settings.js';
import { renderDocument, styleHash } from './document.js';
import { matchRoute, type PageRenderer } from './page-renderer.js';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A document in every form that is sent. */
export interface StoredDocument {
  readonly status: number;
  readonly styleHash: string;
  readonly etag: string;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

interface Entry {
  readonly document: Promise<StoredDocument>;
  /** What the page's data were, as JSON; undefined for pages without. */
  readonly data: string | undefined;
}

/** Version sets kept: the live one, the one before (a rollback), a canary's. */
const keptSets = 4;
/** Pages with data are compared with the bff at most this often, in milliseconds. */
const freshFor = 1000;

/** Documents rendered once per set of versions and kept in memory with their compressed forms. */
export class DocumentCache {
  private readonly sets = new Map<string, Map<string, Entry>>();
  private readonly answers = new Map<
    string,
    { at: number; answer: Promise<PageAnswer | undefined> }
  >();

  constructor(
    private readonly renderer: PageRenderer,
    private readonly settings: Settings,
  ) {}

  /**
   * The document of a path for this set of versions.
   * @throws when it can't be rendered
   */
  async document(
    registry: DocumentRegistry,
    pathname: string,
    signedIn: boolean,
  ): Promise<StoredDocument> {
    const match = matchRoute(registry, pathname);
    const setKey = versionSet(registry);
    const answer = match?.prerender ? await this.answer(setKey, registry, pathname) : undefined;
    const data = answer && JSON.stringify(answer);
    const known = match ? pathname : '404';
    const key = `${signedIn ? 'in' : 'out'} ${known}`;
    const set = this.set(setKey);
    const stored = set.get(key);
    if (stored && stored.data === data) return await stored.document;
    const document = this.render(registry, pathname, signedIn, answer);
    // An answer that says the bff is away is not kept: the page heals with the next request.
    if (answer?.status !== 503) set.set(key, { document, data });
    document.catch(() => set.delete(key));
    return await document;
  }

  private async render(
    registry: DocumentRegistry,
    pathname: string,
    signedIn: boolean,
    answer: PageAnswer | undefined,
  ): Promise<StoredDocument> {
    const match = matchRoute(registry, pathname);
    const unmatched = registry.unavailable ? 503 : 404;
    const rendered = await this.renderer.render(match, pathname, signedIn, answer, unmatched);
    const head = rendered.head + headOf({ pathname, rendered, publicUrl: this.settings.publicUrl });
    const html = renderDocument({ ...rendered, registry, head });
    return await stored(html, rendered.status, rendered.css);
  }

  private async answer(setKey: string, registry: DocumentRegistry, pathname: string) {
    const key = `${setKey} ${pathname}`;
    const known = this.answers.get(key);
    if (known && Date.now() - known.at < freshFor) return await known.answer;
    const match = matchRoute(registry, pathname);
    const answer = match ? this.renderer.load(match) : Promise.resolve(undefined);
    this.answers.delete(key);
    this.answers.set(key, { at: Date.now(), answer });
    for (const oldest of this.answers.keys()) {
      if (this.answers.size <= 500) break;
      this.answers.delete(oldest);
    }
    answer.catch(() => this.answers.delete(key));
    return await answer;
  }

  private set(key: string): Map<string, Entry> {
    const set = this.sets.get(key) ?? new Map<string, Entry>();
    this.sets.delete(key);
    this.sets.set(key, set);
    for (const oldest of this.sets.keys()) {
      if (this.sets.size <= keptSets) break;
      this.sets.delete(oldest);
    }
    return set;
  }
}

/** Everything a document depends on beside its path and data. */
const versionSet = (registry: DocumentRegistry) =>
  JSON.stringify([
    registry.revision,
    registry.shell.entry,
    registry.remotes.map(({ name, version }) => [name, version]),
    registry.unavailable,
    registry.preview,
  ]);

async function stored(html: string, status: number, css: string): Promise<StoredDocument> {
  const identity = Buffer.from(html);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const [br, gz] = await Promise.all([brotli(identity, quality), zip(identity, { level: 9 })]);
  const hash = styleHash(css);
  const { createHash } = await import('node:crypto');
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, styleHash: hash, etag, identity, br, gzip: gz };
}
