import type { Readable } from 'node:stream';
import { idSchema } from '@northcast/shared-contracts/api/id';
import type { DataStore } from '@tus/server';
import { notFound } from '../errors/api-errors.js';

const schema = idSchema().required();

export const isFileId = (id: unknown): id is string => schema.isValidSync(id, { strict: true });

/**
 * The id, which is part of a path or key.
 * @throws 404 for what is none
 */
export function checkedId(id: string): string {
  if (!isFileId(id)) throw notFound();
  return id;
}

/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where the bytes of files lie, each under its id. */
export interface FilePlace {
  /** What uploads are written through. */
  readonly uploads: DataStore;
  /** Before anything else is called. */
  prepare(): Promise<void>;
  /** @throws what `isMissing` knows when there is no such file */
  open(id: string, range?: ByteRange): Promise<Readable>;
  /** Stores a file that this server made. */
  put(id: string, bytes: Buffer): Promise<void>;
  /** Nothing is there afterwards, also where nothing was, and what was there of an unfinished upload. */
  delete(id: string): Promise<void>;
  /** Bytes that are there of an upload; null for one that is not there. */
  received(id: string): Promise<number | null>;
  /** Hands the path of a file with the same bytes to the work, for programs that read files only. */
  withPath<Result>(id: string, work: (path: string) => Promise<Result>): Promise<Result>;
  /** Whether so many bytes more can be written. */
  hasRoom(bytes: number): Promise<boolean>;
}

const missing = new Set(['ENOENT', 'NoSuchKey', 'NotFound', 'NoSuchUpload']);

/** Whether an error says that a file is not there. */
export function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('status_code' in error) return error.status_code === 404 || error.status_code === 410;
  const names = ['code' in error ? error.code : '', 'name' in error ? error.name : ''];
  return names.some((name) => missing.has(String(name)));
}

/** Under which the place of the settings is injected. */
export const filePlaceToken = Symbol('FilePlace');
