/**
 * The baseline: `node:http` and the database driver doing the same work on the same database,
 * without validation, limits or problem responses.
 */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { verify } from '@node-rs/argon2';
import { openBareDatabase } from './bare-database.mjs';
import { setting } from './processes.mjs';

const database = await openBareDatabase();
const secret = setting('SESSION_SECRET');
const posts = await database.posts();
const tag = '"bare"';

const hash = (token) => createHmac('sha256', secret).update(token).digest('base64url');
const tokenOf = (request) => /nc_session=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';

function answer(response, status, value) {
  const text = JSON.stringify(value);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}

async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString());
}

const handlers = {
  'GET /api/blog': (request, response) => {
    if (request.headers['if-none-match']?.includes(tag))
      response.writeHead(304, { ETag: tag }).end();
    else answer(response, 200, posts);
  },
  'GET /api/user': async (request, response) => {
    answer(response, 200, await database.account(hash(tokenOf(request))));
  },
  'POST /api/orders': async (request, response) => {
    const account = await database.account(hash(tokenOf(request)));
    const body = await bodyOf(request);
    const now = new Date();
    const order = {
      id: randomUUID(),
      userId: account.id,
      serviceName: body.serviceName,
      servicePrice: body.servicePrice,
      customerName: `${account.firstName} ${account.lastName}`,
      customerEmail: account.email,
      customerPhone: body.customerPhone,
      projectBrief: body.projectBrief,
      status: 'pending',
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
    await database.insertOrder(order);
    answer(response, 201, order);
  },
  'POST /api/login': async (request, response) => {
    const { email, password } = await bodyOf(request);
    const account = await database.accountByEmail(email);
    if (!(await verify(account.passwordHash, password))) return answer(response, 401, {});
    const token = randomBytes(32).toString('base64url');
    await database.replaceSession(hash(tokenOf(request)), hash(token), account.id);
    response.setHeader('Set-Cookie', `nc_session=${token}; HttpOnly; SameSite=Lax; Path=/`);
    const { passwordHash: _hash, ...user } = account;
    answer(response, 200, user);
  },
  'GET /api/admin/orders': async (request, response) => {
    const account = await database.account(hash(tokenOf(request)));
    if (!account.isAdmin) return answer(response, 403, {});
    response.setHeader('X-Total-Count', String(await database.orderCount()));
    answer(response, 200, await database.newestOrders(25));
  },
};

const server = createServer((request, response) => {
  const path = (request.url ?? '/').split('?')[0];
  Promise.resolve(handlers[`${request.method} ${path}`](request, response)).catch((error) => {
    process.stderr.write(`${error.stack}\n`);
    answer(response, 500, {});
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.stdout.write(`listening on http://127.0.0.1:${port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
