import type { IncomingMessage } from 'node:http';
import { bodyLimit } from '@northcast/shared-contracts/http/body-limit';

/**
 * Reads a whole request body; undefined if there is none.
 * @returns null when it is too large; the rest is discarded so that the client reads the response
 * @throws when the client disconnects before the end
 */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined | null> {
  const { 'transfer-encoding': encoding, 'content-length': length } = request.headers;
  if (encoding === undefined && !Number(length ?? 0)) return undefined;
  if (Number(length ?? 0) > bodyLimit) {
    request.resume();
    return null;
  }
  return await new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= bodyLimit) chunks.push(chunk);
      else resolve(null);
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('close', () => reject(new Error('The client left')));
    request.once('error', reject);
  });
}
