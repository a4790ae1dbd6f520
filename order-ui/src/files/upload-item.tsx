import type { OrderFile } from '@northcast/shared-contracts/api/entities';
import type { FilePurpose } from '@northcast/shared-contracts/api/files';

/**
 * - `queued`: waits for other uploads
 * - `waiting`: waits for the network, then resumes automatically
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

/** The state of one upload. */
export interface UploadItem {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly purpose: FilePurpose;
  /** Distinguishes targets of the same purpose, such as threads; empty if there is only one. */
  readonly place: string;
  readonly state: UploadState;
  /** Bytes that the server has received. */
  readonly sent: number;
  /** Bytes per second over the last seconds; 0 while unknown. */
  readonly speed: number;
  /** The server's id, once it has created the upload. */
  readonly fileId?: string | undefined;
  /** The resulting file. */
  readonly file?: OrderFile | undefined;
  /** Why it failed. */
  readonly error?: string | undefined;
}

export const isActive = ({ state }: UploadItem): boolean =>
  state === 'queued' || state === 'sending' || state === 'waiting' || state === 'finishing';

export const notAllSent = 'Not all files were sent. Go on with them, or remove them.';

/**
 * Why something that waits for all its uploads cannot be sent yet; undefined if it can.
 * @param act what the user waits for, such as `deliver`
 */
export function uploadObstacle(items: readonly UploadItem[], act: string): string | undefined {
  if (items.some(isActive)) return `Files are being sent. You can ${act} when they are done.`;
  return items.every(({ state }) => state === 'done') ? undefined : notAllSent;
}

/** Percent received; 100 only once all bytes have arrived. */
export const percentOf = (sent: number, size: number): number =>
  size === 0 ? 0 : Math.floor((100 * sent) / size);
