import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { bodyLimit } from '@northcast/shared-contracts/http/body-limit';
import { collectStreamBuffers } from '@northcast/shared-contracts/http/collect-stream-buffers';

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

/** A request body that is passed on while the client still sends it. */
export interface StreamedBody {
  /** Whether the bff may be silent because the bytes go elsewhere. */
  readonly isBusy: boolean;
  /** Called when the call to the bff has been opened. */
  begin(call: ClientRequest): void;
  /** Called when the response to the client is finished, or when the client has left. */
  end(call: ClientRequest, response: ServerResponse): void;
}

/** Streams a body to the bff. */
export function pipedBody(body: IncomingMessage): StreamedBody {
  return {
    isBusy: false,
    begin(call) {
      body.on('error', () => undefined);
      body.pipe(call);
      collectStreamBuffers(body);
    },
    end(call, response) {
      // The response may arrive before the end of the body. Then nothing might read the rest, and
      // the client's next request would wait for it.
      if (!body.readableEnded) {
        body.unpipe(call).resume();
        call.destroy();
      }
      if (!response.writableFinished) call.destroy();
    },
  };
}
