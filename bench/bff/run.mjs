/**
 * `node bench/bff/run.mjs [sqlite] [mysql]`: compares the API with a bare `node:http` handler that
 * does the same work on the same database, in the same run. Prints CPU time per request and
 * requests per second; needs Linux (it reads /proc). `BENCH_SIZE=0.1` sends a tenth of the
 * requests; `BENCH_ORDERS=1000` sets the number of orders in the lists, instead of 100,000. It
 * measures the server in `bff/dist`, so build that first.
 */
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { administrator, makeDatabase } from './databases.mjs';
import { fillOrders } from './fill-orders.mjs';
import { compare } from './measure.mjs';
import { startServer } from './processes.mjs';

const names = process.argv.length > 2 ? process.argv.slice(2) : ['sqlite', 'mysql'];
const size = Number(process.env.BENCH_SIZE ?? 1);
const many = Number(process.env.BENCH_ORDERS ?? 100_000);
const json = { 'Content-Type': 'application/json' };
const order = {
  serviceName: 'Jingle',
  servicePrice: 140,
  customerPhone: '+1 212 555 0142',
  projectBrief: 'An episode of forty minutes, two voices, music at both ends.',
};

async function signIn(origin) {
  const body = JSON.stringify(administrator);
  const response = await fetch(`${origin}/api/login`, { method: 'POST', headers: json, body });
  return response.headers.getSetCookie()[0].split(';')[0];
}

async function tagOf(origin) {
  const response = await fetch(`${origin}/api/blog`, {
    headers: { 'Accept-Encoding': 'identity' },
  });
  return response.headers.get('etag');
}

/** Calls that are measured on a small database. */
function calls(cookie, tag) {
  const get = { method: 'GET', status: 200, amount: 6000 };
  const post = { method: 'POST', headers: { ...json, Cookie: cookie } };
  return [
    { ...get, what: 'GET /api/blog, 200', path: '/api/blog' },
    {
      ...get,
      what: 'GET /api/blog, 304',
      path: '/api/blog',
      status: 304,
      headers: { 'If-None-Match': `${tag}, "bare"` },
    },
    { ...get, what: 'GET /api/user', path: '/api/user', headers: { Cookie: cookie } },
    {
      ...post,
      what: 'POST /api/orders',
      path: '/api/orders',
      status: 201,
      body: JSON.stringify(order),
      amount: 2000,
    },
    {
      what: 'POST /api/login',
      method: 'POST',
      path: '/api/login',
      status: 200,
      headers: json,
      body: JSON.stringify(administrator),
      amount: 300,
    },
  ];
}

function listOf(orders, cookie) {
  return {
    what: `GET /api/admin/orders, ${orders} orders`,
    method: 'GET',
    path: '/api/admin/orders?page=1&perPage=25',
    status: 200,
    headers: { Cookie: cookie },
    amount: 2000,
  };
}

/**
 * Filters and sort orders of the panel's lists. `Spent` and the assignee's name are computed per
 * row.
 */
const manyLists = {
  'orders of a month':
    '/api/admin/orders?page=1&perPage=25&from=2024-01-15T00:00:00Z&to=2024-02-15T00:00:00Z',
  'my orders': '/api/admin/orders?page=1&perPage=25&assignee=me',
  'late orders': '/api/admin/orders?page=1&perPage=25&due=late',
  'my late orders of a month':
    '/api/admin/orders?page=1&perPage=25&assignee=me&due=late&from=2024-01-15T00:00:00Z&to=2024-02-15T00:00:00Z',
  'orders by assignee': '/api/admin/orders?page=1&perPage=25&sort=assigneeId&order=asc',
  'orders by due date': '/api/admin/orders?page=1&perPage=25&sort=dueOn&order=asc',
  'orders by last change': '/api/admin/orders?page=1&perPage=25&sort=updatedAt&order=desc',
  'orders by email': '/api/admin/orders?page=1&perPage=25&sort=customerEmail&order=asc',
  'orders up to a mark':
    '/api/admin/orders?page=1&perPage=25&upTo=01a00000-0000-7000-8000-000000000090',
  'customers by Spent': '/api/admin/customers?page=1&perPage=25&sort=spent&order=desc',
  'customers by Orders': '/api/admin/customers?page=1&perPage=25&sort=orderCount&order=desc',
};

/** Searches for a name that every fourth order has. */
const searchOf = (cookie) => ({
  method: 'GET',
  path: '/api/admin/search?q=kwon',
  status: 200,
  headers: { Cookie: cookie },
  amount: 500,
});

async function measureDatabase(name) {
  const { environment, remove } = await makeDatabase(name);
  const bff = await startServer('../../bff/dist/main.js', environment);
  const bare = await startServer('./bare-server.mjs', environment);
  const rows = [];
  const measure = async (request) => {
    const amount = Math.max(50, Math.round(request.amount * size));
    const [ours, floor] = await compare([bff, bare], request, { amount, rounds: 5 });
    rows.push({ database: name, what: request.what, ours, floor });
    process.stdout.write(`${line(rows.at(-1))}\n`);
  };
  const measureSearch = async (cookie) => {
    const amount = Math.max(50, Math.round(500 * size));
    const [found] = await compare([bff], searchOf(cookie), { amount, rounds: 5 });
    return found;
  };
  /** CPU time of each list, by name. */
  const measureLists = async (cookie) => {
    const found = new Map();
    for (const [what, path] of Object.entries(manyLists)) {
      const request = { ...searchOf(cookie), path };
      const amount = Math.max(10, Math.round(100 * size));
      const [own] = await compare([bff], request, { amount, rounds: 3 });
      found.set(what, own);
    }
    return found;
  };
  try {
    const cookie = await signIn(bff.origin);
    await fillOrders(environment, 100);
    const searched = await measureSearch(cookie);
    const listed = await measureLists(cookie);
    await measure(listOf(100, cookie));
    for (const request of calls(cookie, await tagOf(bff.origin))) await measure(request);
    await fillOrders(environment, many);
    const again = await signIn(bff.origin);
    await measure(listOf(many, again));
    // Compared with 100 orders: the time must not grow with the number of orders.
    const what = `GET /api/admin/search, ${many} orders beside 100`;
    rows.push({ database: name, what, ours: await measureSearch(again), floor: searched });
    process.stdout.write(`${line(rows.at(-1))}\n`);
    // Also compared with 100 orders; lists that compute a value per row do grow.
    for (const [each, ours] of await measureLists(again)) {
      rows.push({
        database: name,
        what: `${each}, ${many} beside 100`,
        ours,
        floor: listed.get(each),
      });
      process.stdout.write(`${line(rows.at(-1))}\n`);
    }
  } finally {
    await bff.stop();
    await bare.stop();
    await remove();
  }
  return rows;
}

function line({ database, what, ours, floor }) {
  const cells = [
    `${ours.cpu.toFixed(0)} µs`,
    `${floor.cpu.toFixed(0)} µs`,
    `${(ours.cpu / floor.cpu).toFixed(2)} ×`,
    `${ours.rate.toFixed(0)}/s`,
    `${floor.rate.toFixed(0)}/s`,
  ];
  return `| ${database} | ${what} | ${cells.join(' | ')} |`;
}

process.stdout.write(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n\n`);
process.stdout.write('| database | call | BFF | bare | ratio | BFF rate | bare rate |\n');
process.stdout.write('|---|---|---|---|---|---|---|\n');
const rows = [];
for (const name of names) rows.push(...(await measureDatabase(name)));
if (process.env.BENCH_RESULT)
  await writeFile(process.env.BENCH_RESULT, JSON.stringify(rows, null, 2));
