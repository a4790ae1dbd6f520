/** A page to render. */
export interface PageRequest {
  /** Pattern of the route, as the area declares it. */
  readonly route: string;
  /** Path at which the page is shown, with the part of the query that its markup depends on. */
  readonly pathname: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** For whom the page is rendered and what stands around it, as the shell's bundle takes it. */
  readonly frame: object;
  /** `data` of an earlier answer: where the page's data are still these, nothing is rendered. */
  readonly known?: string;
}

/** Markup of a page and what the document says of it. */
export interface RenderedMarkup {
  /** Title, meta and preload elements. */
  readonly head: string;
  readonly body: string;
  /** Text of the style element, and its attributes. */
  readonly css: string;
  readonly styleAttributes: string;
}

export interface RenderedPage extends RenderedMarkup {
  readonly status: 200 | 404 | 503;
  /** JSON of what the document brings of the page's data; null for a page that reads none. */
  readonly data: string | null;
  /** JSON of what the page shows, for a description of it, where that is more. */
  readonly shown: string | null;
}

/** An answer of the API, as text. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Answers a GET of the API. @param path from `/api/` on, with its query */
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
  | { readonly kind: 'failed'; readonly id: number | null; readonly reason: string }
  | { readonly kind: 'api'; readonly id: number; readonly path: string };

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

/** What a sandboxed process sent, if it is one of its messages: its code is not trusted. */
export function asMessage(value: unknown): FromProcess | null {
  if (!isObject(value)) return null;
  const { kind, id, path, reason, page } = value;
  if (kind === 'ready') return { kind };
  if (kind === 'failed' && isText(reason) && (id === null || typeof id === 'number')) {
    return { kind, id, reason: reason.slice(0, 400) };
  }
  if (typeof id !== 'number') return null;
  if (kind === 'api' && isText(path)) return { kind, id, path };
  if (kind === 'page' && (page === null || isRenderedPage(page))) return { kind, id, page };
  return null;
}

function isRenderedPage(page: unknown): page is RenderedPage {
  if (!isObject(page)) return false;
  const { head, body, css, styleAttributes, status, data, shown } = page;
  const isWhole = [head, body, css, styleAttributes].every(isText);
  // Nothing of the style element's text may end it.
  const isStyle = isText(css) && !/<\/style/i.test(css) && !/[<>]/.test(String(styleAttributes));
  const isKnown = status === 200 || status === 404 || status === 503;
  const isJson = [data, shown].every((value) => value === null || isText(value));
  return isWhole && isStyle && isKnown && isJson;
}
