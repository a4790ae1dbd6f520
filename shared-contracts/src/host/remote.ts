import type { StorePart } from '@northcast/shared-contracts/host/store-part';
import type { ComponentType, ReactNode } from 'react';

/** Name of an area, `mf-` and words of small letters and digits: `mf-account`. Which areas there are, the registry says at run time. */
export type RemoteName = string;

const remoteNamePattern = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Whether a text can name an area; at most 40 characters. */
export const isRemoteName = (text: unknown): text is RemoteName =>
  typeof text === 'string' && text.length <= 40 && remoteNamePattern.test(text);

/** What a page is loaded as. */
export interface PageModule {
  readonly Page: ComponentType;
  /**
   * Reads what the page shows when the server renders it; the answer travels with the document and reaches the page through
   * `usePageData`, there and when the browser hydrates it. After a navigation in the browser there is none, and the page reads by
   * itself, showing its loading state.
   */
  readonly load?: (request: PageRequest) => Promise<LoaderResult>;
  /**
   * Reads ahead what the page will read by itself, in the browser, when somebody is about to go there; what comes is kept where the
   * page looks for it. May be called for a page that is never shown, and fails without a word.
   */
  readonly prefetch?: (parameters: PageRequest['parameters']) => Promise<unknown>;
  /** What the page needs in the shell's store. */
  readonly store?: readonly StorePart[];
}

export interface PageRequest {
  /** Origin to call the API at. */
  readonly origin: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface LoaderResult {
  /** Status of the document: 200, or 404 for a thing that does not exist, 503 where the API did not answer. */
  readonly status: 200 | 404 | 503;
  /** Plain JSON, or what turns into it by its `toJSON`. */
  readonly data: unknown;
}

/** One path of a remote, mounted under the shell's single router. */
export interface RemoteRoute {
  /** Absolute, in react-router's notation; also listed in the remote's `remote.json`. */
  readonly path: string;
  /** The page's own chunk. Rejects when it can't be had; the shell shows its panel then. */
  readonly load: () => Promise<PageModule>;
  /** Frame around the page that stays mounted between the pages that name it. */
  readonly Layout?: ComponentType<{ children: ReactNode }>;
}

/** What `./routes` of every remote exports. */
export interface RemoteModule {
  /** The contract version that the remote was built with. */
  readonly contract: string;
  readonly routes: readonly RemoteRoute[];
}

/** What `./order-dialog` of mf-account exports. */
export interface OrderDialogModule {
  readonly contract: string;
  readonly OrderDialog: ComponentType<OrderDialogProps>;
  readonly store?: readonly StorePart[];
}

/** What `./search-dialog` of mf-marketing exports. */
export interface SearchDialogModule {
  readonly contract: string;
  readonly SearchDialog: ComponentType<SearchDialogProps>;
}

export interface SearchDialogProps {
  readonly onClose: () => void;
}

export interface OrderDialogProps {
  /** Slug of a catalogue service or custom request, from `?order=`. */
  readonly slug: string;
  readonly onClose: () => void;
}
