/** The baseline: `node:http` that answers every request with `BYTES` bytes. */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

const body = randomBytes(Number(process.env.BYTES));
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length };
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, headers).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.stdout.write(`listening on http://127.0.0.1:${port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
