import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request as open } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Bytes of an upload part, the same as browsers send. */
const partBytes = 16 * 1024 * 1024;

/**
 * Repeated content of every file. It starts like no file format, so it is not taken for a program
 * or for audio.
 */
const block = Buffer.concat([Buffer.from('bench '), randomBytes(256 * 1024 - 6)]);

const agent = new Agent({ keepAlive: true });

function* blocks(bytes) {
  for (let left = bytes; left > 0; left -= block.length)
    yield block.subarray(0, Math.min(left, block.length));
}

async function answerTo(request, origin, path, method) {
  const [response] = await once(request, 'response');
  if (response.statusCode >= 300) {
    response.setEncoding('utf8');
    throw new Error(
      `${method} ${origin}${path}: ${response.statusCode} ${(await response.toArray()).join('')}`,
    );
  }
  return response;
}

/** Uploads a file in sequential parts. */
export async function sendFile(origin, path, size, headers = {}) {
  for (let offset = 0; offset < size; offset += partBytes) {
    const length = Math.min(partBytes, size - offset);
    const request = open(origin + path, {
      agent,
      method: 'PATCH',
      headers: {
        ...headers,
        'Content-Type': 'application/offset+octet-stream',
        'Content-Length': length,
        'Upload-Offset': offset,
      },
    });
    const answered = answerTo(request, origin, path, 'PATCH');
    // Both may fail; the response's error explains the cause.
    const [response] = await Promise.all([
      answered,
      pipeline(Readable.from(blocks(length), { objectMode: false }), request),
    ]);
    for await (const _ of response);
  }
}

/** @throws Error if the content differs from what was sent */
export async function readFile(origin, path, size, headers = {}) {
  const request = open(origin + path, { agent, headers });
  request.end();
  let position = 0;
  for await (const chunk of await answerTo(request, origin, path, 'GET')) {
    for (let at = 0; at < chunk.length; ) {
      const from = position % block.length;
      const part = chunk.subarray(at, at + block.length - from);
      if (part.compare(block, from, from + part.length) !== 0)
        throw new Error(`${path} has other bytes at ${position}`);
      at += part.length;
      position += part.length;
    }
  }
  if (position !== size) throw new Error(`${path} has ${position} bytes of ${size}`);
}
