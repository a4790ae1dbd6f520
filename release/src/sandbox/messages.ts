import { isRecord, isText } from '../document-shape.js';

export interface PageRequest {
  /** Route pattern, as the remote declares it. */
  readonly route: string;
  /** Path of the page, with the query parameters that its markup depends on. */
  readonly pathname: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** Session and navigation of the page, passed to the shell's bundle. */
  readonly frame: object;
  /** `data` of an earlier response. If the page's data is unchanged, nothing is rendered. */
  readonly known?: string;
}

/** Markup of a page and its document metadata. */
export interface RenderedMarkup {
  /** Title, meta and preload elements. */
  readonly head: string;
  readonly body: string;
  /** Content of the style element. */
  readonly css: string;
  readonly styleAttributes: string;
}

export interface RenderedPage extends RenderedMarkup {
  readonly status: 200 | 404 | 503;
  /** JSON of the page's data that the document embeds; null for a page without data. */
  readonly data: string | null;
  /** JSON of everything the page shows, for structured data; null if it equals `data`. */
  readonly shown: string | null;
}

/** An API response with its body as text. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Responds to a GET of the API.
 * @param path from `/api/` on, including the query
 */
export type FetchApi = (path: string) => Promise<ApiAnswer>;

export type ToProcess =
  | {
      readonly kind: 'start';
      readonly shell: string;
      readonly area: string;
      readonly name: string;
    }
  | { readonly kind: 'page'; readonly id: number; readonly page: PageRequest }
  | { readonly kind: 'api'; readonly id: number; readonly answer: ApiAnswer | null };

export type FromProcess =
  | { readonly kind: 'ready' }
  | { readonly kind: 'page'; readonly id: number; readonly page: RenderedPage | null }
  | {
      readonly kind: 'failed';
      readonly id: number | null;
      readonly reason: string;
      /** False if the page says that it waited in vain for the API. */
      readonly isCode: boolean;
    }
  | { readonly kind: 'api'; readonly id: number; readonly path: string };

/**
 * Validates a message from a sandboxed process, whose code is not trusted. Null if it is invalid.
 */
export function asMessage(value: unknown): FromProcess | null {
  if (!isRecord(value)) return null;
  const { kind, id, path, reason, page, isCode } = value;
  if (kind === 'ready') return { kind };
  if (kind === 'failed' && isText(reason) && (id === null || typeof id === 'number')) {
    return { kind, id, reason: reason.slice(0, 400), isCode: isCode !== false };
  }
  if (typeof id !== 'number') return null;
  if (kind === 'api' && isText(path)) return { kind, id, path };
  if (kind === 'page' && (page === null || isRenderedPage(page))) return { kind, id, page };
  return null;
}

function isRenderedPage(page: unknown): page is RenderedPage {
  if (!isRecord(page)) return false;
  const { head, body, css, styleAttributes, status, data, shown } = page;
  const isWhole = [head, body, css, styleAttributes].every(isText);
  // The style text must not be able to close the style element.
  const isStyle = isText(css) && !/<\/style/i.test(css) && !/[<>]/.test(String(styleAttributes));
  const isKnown = status === 200 || status === 404 || status === 503;
  const isJson = [data, shown].every((value) => value === null || isText(value));
  return isWhole && isStyle && isKnown && isJson;
}
