import type { OrderFile } from '@northcast/shared-contracts/api/entities';
import type { FilePurpose } from '@northcast/shared-contracts/api/files';

/**
 * - `queued`: others go first
 * - `waiting`: for the network, after which it goes on by itself
 * - `finishing`: all bytes are sent
 */
export type UploadState =
  | 'queued'
  | 'sending'
  | 'waiting'
  | 'paused'
  | 'finishing'
  | 'done'
  | 'failed';

/** A file on its way, as it is shown. */
export interface UploadItem {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly purpose: FilePurpose;
  /** Which one of that purpose it is for, such as a thread; empty where there is one alone. */
  readonly place: string;
  readonly state: UploadState;
  /** Bytes that have arrived. */
  readonly sent: number;
  /** Bytes in a second, over the last seconds; 0 while it is not known. */
  readonly speed: number;
  /** The server's id, once the upload is entered. */
  readonly fileId?: string | undefined;
  /** What became of it. */
  readonly file?: OrderFile | undefined;
  /** Why it failed. */
  readonly error?: string | undefined;
}

export const isActive = ({ state }: UploadItem): boolean =>
  state === 'queued' || state === 'sending' || state === 'waiting' || state === 'finishing';

/** Percent that have arrived; never 100 before all have. */
export const percentOf = (sent: number, size: number): number =>
  size === 0 ? 0 : Math.floor((100 * sent) / size);
