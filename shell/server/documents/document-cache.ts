import type { DocumentRegistry } from '../../registry/document-registry.js';
import { anyPath } from '../../registry/page-document.js';
import { headOf } from '../seo/head.js';
import type { Settings } from '../settings.js';
import { renderDocument } from './document.js';
import { PageAnswers } from './page-answers.js';
import { matchRoute, type PageRenderer, type RouteMatch } from './page-renderer.js';
import { pageWithoutScript } from './page-without-script.js';
import { speculationRules } from './speculation-rules.js';
import { type StoredDocument, storeDocument } from './stored-document.js';

interface Entry {
  readonly document: Promise<StoredDocument>;
  /** What the page's data were, as text; undefined for pages without. */
  readonly data: string | undefined;
}

/** Version sets kept: the live one, the one before (a rollback), a canary's. */
const keptSets = 4;

/** Documents rendered once per set of versions and kept in memory with their compressed forms. */
export class DocumentCache {
  private readonly sets = new Map<string, Map<string, Entry>>();
  private readonly answers: PageAnswers;

  constructor(
    private readonly renderer: PageRenderer,
    private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {
    this.answers = new PageAnswers(renderer);
  }

  /** The document of a path for this set of versions. */
  async document(
    registry: DocumentRegistry,
    pathname: string,
    signedIn: boolean,
  ): Promise<StoredDocument> {
    const match = matchRoute(registry, pathname);
    const known = match && (await this.answers.of(match, pathname));
    const place = placeOf(match, pathname, known?.answer.status);
    const key = `${signedIn ? 'in' : 'out'} ${place.key}`;
    const set = this.set(versionSet(registry));
    const stored = set.get(key);
    if (stored && stored.data === known?.text) return await stored.document;
    const document = this.render(registry, match, place.pathname, signedIn, known?.answer);
    // A document that says the bff is away is not kept: the page heals with the next request.
    if (known?.answer.status !== 503) set.set(key, { document, data: known?.text });
    document.catch(() => set.delete(key));
    return await document;
  }

  /** Renders every public page before somebody asks for it. */
  async warm(registry: DocumentRegistry): Promise<void> {
    for (const { routes } of registry.remotes) {
      for (const { path, prerender } of routes) {
        if (prerender && !path.includes(':')) await this.document(registry, path, false);
      }
    }
  }

  private async render(
    registry: DocumentRegistry,
    match: RouteMatch | undefined,
    pathname: string,
    signedIn: boolean,
    answer: Parameters<PageRenderer['render']>[3],
  ): Promise<StoredDocument> {
    const unmatched = registry.unavailable ? 503 : 404;
    const rendered = await this.renderer.render(match, pathname, signedIn, answer, unmatched);
    const head = rendered.head + headOf({ pathname, rendered, publicUrl: this.settings.publicUrl });
    const rules = rendered.page.kind === 'page' ? speculationRules(registry) : undefined;
    const notice = rendered.page.kind === 'loading' ? pageWithoutScript : '';
    const html = renderDocument({ ...rendered, registry, head, rules, notice });
    return await storeDocument({ html, status: rendered.status, css: rendered.css, rules });
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

/** Addresses without a page share one document, so that guessing addresses fills no memory. */
function placeOf(match: RouteMatch | undefined, pathname: string, status: number | undefined) {
  if (!match) return { key: 'unmatched', pathname: anyPath };
  if (status !== undefined && status !== 200 && match.path.includes(':')) {
    return { key: `${status} ${match.path}`, pathname: anyPath };
  }
  return { key: pathname, pathname };
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
