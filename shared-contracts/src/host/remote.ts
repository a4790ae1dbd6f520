import type { StorePart } from '@northcast/shared-contracts/host/store-part';
import type { ComponentType, ReactNode } from 'react';

/**
 * Name of an area: `mf-` followed by words of lower-case letters and digits, such as `mf-account`.
 * The registry defines at run time which areas exist.
 */
export type RemoteName = string;

const remoteNamePattern = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Whether a text is a valid area name; at most 40 characters. */
export const isRemoteName = (text: unknown): text is RemoteName =>
  typeof text === 'string' && text.length <= 40 && remoteNamePattern.test(text);

/** The module of a page. */
export interface PageModule {
  readonly Page: ComponentType;
  /**
   * Loads the page's data when the server renders it. The document carries the result, and
   * `usePageData` returns it on the server and during hydration. After navigation in the browser
   * there is no such result: the page fetches its data itself and shows its loading state.
   */
  readonly load?: (request: PageRequest) => Promise<LoaderResult>;
  /**
   * Prefetches the page's data in the browser when the user is likely to open it; results go to the
   * cache that the page reads. It may run for a page that is never shown. Errors are ignored.
   */
  readonly prefetch?: (parameters: PageRequest['parameters']) => Promise<unknown>;
  /** Store parts that the page needs. */
  readonly store?: readonly StorePart[];
}

export interface PageRequest {
  /** Origin of the API. */
  readonly origin: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface LoaderResult {
  /**
   * HTTP status of the document: 200, 404 if the subject does not exist, 503 if the API did not
   * answer.
   */
  readonly status: 200 | 404 | 503;
  /** Plain JSON, or values that `toJSON` converts to it. */
  readonly data: unknown;
}

/** A route of a remote, mounted in the shell's router. */
export interface RemoteRoute {
  /** Absolute, in react-router syntax; also listed in the remote's `remote.json`. */
  readonly path: string;
  /** Loads the page's chunk. If it rejects, the shell shows its error panel. */
  readonly load: () => Promise<PageModule>;
  /** Layout around the page. It stays mounted between pages with the same layout. */
  readonly Layout?: ComponentType<{ children: ReactNode }>;
}

/** Exports of `./routes` of every remote. */
export interface RemoteModule {
  /** The version of the host contract that the remote was built with. */
  readonly contract: string;
  readonly routes: readonly RemoteRoute[];
}

/** Exports of `./order-dialog` of mf-account. */
export interface OrderDialogModule {
  readonly contract: string;
  readonly OrderDialog: ComponentType<OrderDialogProps>;
  readonly store?: readonly StorePart[];
}

/** Exports of `./search-dialog` of mf-marketing. */
export interface SearchDialogModule {
  readonly contract: string;
  readonly SearchDialog: ComponentType<SearchDialogProps>;
}

export interface SearchDialogProps {
  readonly onClose: () => void;
}

export interface OrderDialogProps {
  /** Slug of a service, plan or custom request, from `?order=`. */
  readonly slug: string;
  readonly onClose: () => void;
}
