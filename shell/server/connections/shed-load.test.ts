import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import express from 'express';
import { TestServers } from '../testing/http-exchange.js';
import { shedLoad } from './shed-load.js';

jest.setTimeout(30_000);

const servers = new TestServers();
afterEach(() => {
  servers.end();
  jest.restoreAllMocks();
});

interface Visit {
  readonly path: string;
  readonly status: number;
  readonly retryAfter?: string;
  readonly type?: string;
  readonly transport?: string;
  readonly milliseconds: number;
}

/** Blocks the CPU for this many milliseconds. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** @param cost milliseconds of CPU time per document or call, evaluated for each */
async function serverOf(cost: () => number): Promise<number> {
  const app = express();
  app.get(['/api/health/ready', '/shell/main.js', '/favicon.ico'], (_request, response) => {
    response.send('here');
  });
  app.use((_request, response) => {
    work(cost());
    response.send('here');
  });
  const server = createServer(shedLoad(app, { 'Strict-Transport-Security': 'max-age=1' }));
  // As in production: a busy server would otherwise close connections that visitors use again.
  server.keepAliveTimeout = 65_000;
  return await servers.listen(server);
}

/**
 * @param rate requests per second
 * @param connections maximum number of connections
 */
async function visits(
  port: number,
  paths: readonly string[],
  rate: number,
  seconds: number,
  connections = Number.POSITIVE_INFINITY,
): Promise<Visit[]> {
  const file = path.resolve(__dirname, '../testing/visitors-worker.mjs');
  const workerData = { port, paths, rate, seconds, connections };
  const [answers] = await once(new Worker(file, { workerData }), 'message');
  return answers;
}

const at = (all: readonly Visit[], wanted: string) =>
  all.filter(({ path: asked }) => asked === wanted);
const refused = (all: readonly Visit[]) => all.filter(({ status }) => status !== 200);

describe('a server at four times its capacity', () => {
  const files = ['/api/health/ready', '/shell/main.js', '/favicon.ico'];
  let port: number;
  let all: Visit[];

  beforeAll(async () => {
    port = await serverOf(() => 20);
    all = await visits(port, ['/about', '/api/orders.csv', ...files], 500, 4);
  });

  test('serves some documents and rejects the others with 503 and Retry-After', () => {
    const documents = at(all, '/about');
    expect(documents.some(({ status }) => status === 200)).toBe(true);
    expect(refused(documents).length).toBeGreaterThan(documents.length / 4);
    for (const { status, retryAfter, type, transport } of refused(documents)) {
      expect({ status, type }).toEqual({ status: 503, type: 'text/html; charset=utf-8' });
      expect(transport).toBe('max-age=1');
      expect(['1', '2', '3', '4', '5']).toContain(retryAfter);
    }
    expect(new Set(refused(documents).map(({ retryAfter }) => retryAfter)).size).toBeGreaterThan(1);
  });

  test('rejects API calls with application/problem+json', () => {
    const [call] = refused(at(all, '/api/orders.csv'));
    expect(call?.type).toMatch(/^application\/problem\+json/);
    expect(Number(call?.retryAfter)).toBeGreaterThan(0);
  });

  test('rejects no health checks and no static files', () => {
    for (const file of files) expect(refused(at(all, file))).toEqual([]);
  });
});

test('an overloaded server rejects no requests once the load has dropped', async () => {
  let cost = 20;
  const port = await serverOf(() => cost);
  expect(refused(await visits(port, ['/about'], 200, 3)).length).toBeGreaterThan(0);
  cost = 0;
  // The share falls by 0.5 per second.
  await visits(port, ['/about'], 50, 2.5);
  expect(refused(await visits(port, ['/about'], 50, 1))).toEqual([]);
});

/** Number of requests refused when the first documents take this long, in ms, and the others none. */
async function refusedAfter(costs: readonly number[]): Promise<number> {
  const left = [...costs];
  const port = await serverOf(() => left.shift() ?? 0);
  const all = await visits(port, ['/about'], 50, 3);
  expect(Math.max(...all.map(({ milliseconds }) => milliseconds))).toBeGreaterThan(1000);
  return refused(all).length;
}

test.each([
  { name: 'a single pause of two seconds', costs: [2000] },
  { name: 'a peak of one and a half seconds', costs: Array.from({ length: 15 }, () => 100) },
])('$name causes no rejected requests', async ({ costs }) => {
  const counts: number[] = [];
  // A busy machine may add a pause of its own, but not on every attempt.
  while (counts.length < 4 && counts.at(-1) !== 0) counts.push(await refusedAfter(costs));
  expect(counts.at(-1)).toBe(0);
});

test('requests over eight connections are never rejected, however busy the server is', async () => {
  const port = await serverOf(() => 20);
  expect(refused(await visits(port, ['/about'], 100, 4, 8))).toEqual([]);
});

test('requests are rejected only while more than 64 connections without event streams are busy', async () => {
  let now = 1_000_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const answer = (_request: IncomingMessage, response: ServerResponse) => response.end('here');
  const port = await servers.listen(shedLoad(answer, {}, { now: 1 }));
  const ask = async (path: string) => {
    const connection = await servers.connect(port);
    connection.send(`GET ${path} HTTP/1.1`, 'Host: x', '', '');
    const received = await connection.receives(/here|503/);
    return received.slice(9, 12);
  };
  await ask('/api/live');
  for (let count = 1; count <= 64; count += 1) expect(await ask('/about')).toBe('200');
  expect(await ask('/about')).toBe('503');
  expect(await ask('/api/orders')).toBe('503');
  expect(await ask('/api/health/ready')).toBe('200');
  // Idle connections are kept longer.
  now += 5001;
  expect(await ask('/about')).toBe('200');
});
