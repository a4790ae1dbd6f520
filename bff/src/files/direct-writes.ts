import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { directWriteHeaders } from '@northcast/shared-contracts/http/direct-write';
import { malformed } from '../errors/api-errors.js';
import { isSameSecret } from '../hashing/hashing.js';

/** An upload part that the shell server writes to the disk itself. */
export interface DirectWrite {
  /** Length of the part in bytes. */
  readonly length: number;
  /** Permits the write. The upload is locked and its file ends where the part begins. */
  allow(): void;
}

/** The direct write that the current request asks for, if any. */
export const currentDirectWrite = new AsyncLocalStorage<DirectWrite | undefined>();

/**
 * @param token that the shell server must send; null if it cannot write to the place of files
 * @returns undefined if the request carries the bytes of the part
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
