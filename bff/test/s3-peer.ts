import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

interface Peer {
  configureBuckets(): Promise<unknown>;
  getMiddleware?(): RequestListener;
  callback(): RequestListener;
}
/** s3rver has no type declarations. */
async function loadS3rver() {
  const name: string = 's3rver';
  const { default: S3rver } = await import(name);
  return S3rver as new (
    options: object,
  ) => Peer;
}

/**
 * Starts an S3 server for tests, with the parts of multipart uploads that s3rver lacks: listing
 * parts and aborting an upload.
 * @param hold delays a request until it resolves
 */
export async function startS3Peer(hold?: (request: IncomingMessage) => Promise<void>) {
  const directory = await mkdtemp(join(tmpdir(), 'northcast-s3-'));
  const S3rver = await loadS3rver();
  const peer = new S3rver({
    silent: true,
    directory,
    configureBuckets: [{ name: 'files' }],
  });
  await peer.configureBuckets();
  const inner = peer.getMiddleware?.() ?? peer.callback();
  const server = createServer(async (request, response) => {
    await hold?.(request);
    const { searchParams } = new URL(request.url ?? '', 'http://x');
    const id = searchParams.get('uploadId');
    if (id === null || (request.method !== 'GET' && request.method !== 'DELETE')) {
      return inner(request, response);
    }
    const folder = join(directory, 'files', '._S3rver_uploads', basename(id));
    response.setHeader('Content-Type', 'application/xml');
    try {
      if (request.method === 'GET') response.end(await listOf(folder, id));
      else {
        await rm(folder, { recursive: true });
        response.writeHead(204).end();
      }
    } catch {
      // The upload does not exist, or ended in the meantime.
      response.statusCode = 404;
      response.end('<Error><Code>NoSuchUpload</Code><Message>gone</Message></Error>');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/files?tls=false`,
    /** Keys of the stored objects. */
    keys: async () => {
      const bucket = join(directory, 'files');
      const names = existsSync(bucket) ? await readdir(bucket) : [];
      return names.filter((name) => name.endsWith('._S3rver_object'));
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function listOf(folder: string, id: string): Promise<string> {
  const numbers = (await readdir(folder)).filter((name) => /^\d+$/.test(name)).map(Number);
  const parts = await Promise.all(
    numbers
      .sort((a, b) => a - b)
      .map(async (number) => {
        const bytes = await readFile(join(folder, String(number)));
        const tag = createHash('md5').update(bytes).digest('hex');
        return `<Part><PartNumber>${number}</PartNumber><ETag>"${tag}"</ETag><Size>${bytes.length}</Size></Part>`;
      }),
  );
  return `<?xml version="1.0"?><ListPartsResult><UploadId>${id}</UploadId><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`;
}
