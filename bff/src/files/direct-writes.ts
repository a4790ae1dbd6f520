import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { directWriteHeaders } from '@northcast/shared-contracts/api/direct-write';
import { malformed } from '../errors/api-errors.js';
import { isSameSecret } from '../hashing/same-secret.js';

/** A part of an upload that the shell server writes to the disk itself. */
export interface DirectWrite {
  /** Bytes of the part. */
  readonly length: number;
  /** Lets the shell server begin: the upload is locked, and its file ends where the part begins. */
  allow(): void;
}

/** The direct write of the request that is being handled, if it is one. */
export const currentDirectWrite = new AsyncLocalStorage<DirectWrite | undefined>();

/**
 * @param token that the shell server shows; null where files are not on a disk that it reaches
 * @returns undefined for a part whose bytes come with the request
 * @throws 400 without the right token
 */
export function directWriteOf(
  { headers }: IncomingMessage,
  response: ServerResponse,
  token: string | null,
): DirectWrite | undefined {
  const sent = headers[directWriteHeaders.token];
  if (sent === undefined) return undefined;
  const length = Number(headers[directWriteHeaders.length]);
  if (token === null || !isSameSecret(String(sent), token) || !Number.isSafeInteger(length))
    throw malformed();
  return { length, allow: () => response.writeContinue() };
}
