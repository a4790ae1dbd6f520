/**
 * The baseline: `node:http` writing and reading the same bytes in the same requests, without
 * accounts, orders or the tus protocol.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setting } from '../bff/processes.mjs';

const folder = setting('FILES_FOLDER');

const handlers = {
  PATCH: async (file, request, response) => {
    await pipeline(request, createWriteStream(file, { flags: 'a' }));
    response.writeHead(204).end();
  },
  GET: async (file, _request, response) => {
    const { size } = await stat(file);
    response.writeHead(200, { 'Content-Length': size });
    await pipeline(createReadStream(file, { highWaterMark: 256 * 1024 }), response);
  },
  DELETE: async (file, _request, response) => {
    await rm(file);
    response.writeHead(204).end();
  },
};

const server = createServer((request, response) => {
  const file = path.join(folder, path.basename(request.url ?? ''));
  handlers[request.method](file, request, response).catch((error) => {
    process.stderr.write(`${error.stack}\n`);
    response.writeHead(500).end();
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.stdout.write(`listening on http://127.0.0.1:${port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
