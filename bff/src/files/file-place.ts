import type { Readable } from 'node:stream';
import { idSchema } from '@northcast/shared-contracts/api/id';
import type { DataStore } from '@tus/server';
import { notFound } from '../errors/api-errors.js';

const schema = idSchema().required();

export const isFileId = (id: unknown): id is string => schema.isValidSync(id, { strict: true });

/**
 * Validates an id before it becomes part of a path or key.
 * @throws 404 for an invalid id
 */
export function checkedId(id: string): string {
  if (!isFileId(id)) throw notFound();
  return id;
}

/** A range of bytes, including both ends. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** An upload of which bytes may be missing. */
export interface UnfinishedUpload {
  readonly id: string;
  /** Bytes of the complete file. */
  readonly size: number;
}

/** Stores the bytes of files, each under its id. */
export interface FilePlace {
  /** The tus data store for uploads. */
  readonly uploads: DataStore;
  /** Call this before anything else. */
  prepare(): Promise<void>;
  /** Deletes what killed processes left beside the files. Call this regularly. */
  removeAbandoned?(): Promise<void>;
  /**
   * May never end; see `opened` for a limit.
   * @throws an error that `isMissing` recognises when there is no such file
   */
  open(id: string, range?: ByteRange): Promise<Readable>;
  /** Stores a file that the server created. */
  put(id: string, bytes: Buffer): Promise<void>;
  /** Deletes a file or an unfinished upload; does nothing if there is none. */
  delete(id: string): Promise<void>;
  /** Makes a complete file outlast a power failure, if its last bytes may be in memory only. */
  flush?(id: string): Promise<void>;
  /** Whether nothing is stored here; not every place can say. */
  isEmpty?(): Promise<boolean>;
  /** Bytes received of an upload; null if there is no such upload. */
  received(id: string): Promise<number | null>;
  /**
   * Passes the path of a file with the same bytes to the work, for programs that can only read
   * files.
   */
  withPath<Result>(id: string, work: (path: string) => Promise<Result>): Promise<Result>;
  /**
   * Bytes that may still be written; a new file must be smaller. Never call this in a transaction,
   * because it may never end.
   * @param unfinished uploads whose missing bytes need room as well
   */
  room(unfinished?: readonly UnfinishedUpload[]): Promise<number>;
}

const missing = new Set(['ENOENT', 'NoSuchKey', 'NotFound', 'NoSuchUpload']);

/** Whether an error means that a file does not exist. */
export function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('status_code' in error) return error.status_code === 404 || error.status_code === 410;
  const names = ['code' in error ? error.code : '', 'name' in error ? error.name : ''];
  return names.some((name) => missing.has(String(name)));
}

/** Injection token of the configured file store. */
export const filePlaceToken = Symbol('FilePlace');

/** The place of files failed, which says nothing about the file. */
export class PlaceError extends Error {}

/** @throws PlaceError with the cause */
export async function fromPlace<Result>(work: Result): Promise<Awaited<Result>> {
  try {
    return await work;
  } catch (cause) {
    throw new PlaceError('the place of files failed', { cause });
  }
}
