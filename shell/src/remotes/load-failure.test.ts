import { webcrypto } from 'node:crypto';
import { classifyFailure, LoadFailure } from './load-failure';
import { allowScripts } from './script-verification';

const base = '/remotes/mf-admin/1.0.0/';
const url = `${base}chunk.js`;
const content = Buffer.from('console.log(1)');

async function integrity(): Promise<string> {
  const digest = await webcrypto.subtle.digest('SHA-384', content);
  return `sha384-${Buffer.from(digest).toString('base64')}`;
}

function answer(status: number, body: Buffer = content): void {
  globalThis.fetch = async () =>
    ({
      ok: status < 400,
      status,
      arrayBuffer: async () => body.buffer.slice(body.byteOffset, body.byteOffset + body.length),
    }) as Response;
}

const chunkError = (type: string) =>
  Object.assign(new Error('Loading chunk 1 failed'), {
    name: 'ChunkLoadError',
    type,
    request: url,
  });

const kindOf = async (error: unknown, outcome?: 'running' | 'loaded' | 'refused') =>
  (await classifyFailure('mf-admin', error, outcome && { url, outcome })).kind;

beforeAll(async () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
  allowScripts({ base, integrity: { 'chunk.js': await integrity() } });
});

test('a chunk that returns 404 is a stale failure', async () => {
  answer(404);
  expect(await kindOf(chunkError('error'))).toBe('stale');
});

test('a chunk with another hash is an integrity failure', async () => {
  answer(200, Buffer.from('<!doctype html>'));
  expect(await kindOf(chunkError('error'))).toBe('integrity');
});

test('a chunk that has the right hash when requested again is a network failure', async () => {
  answer(200);
  expect(await kindOf(chunkError('error'))).toBe('network');
});

test('a server that returns 503 or cannot be reached is a network failure', async () => {
  answer(503);
  expect(await kindOf(chunkError('error'))).toBe('network');
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await kindOf(chunkError('error'))).toBe('network');
});

test('a chunk error of type timeout is a timeout, one of type missing is an execution failure', async () => {
  expect(await kindOf(chunkError('timeout'))).toBe('timeout');
  expect(await kindOf(chunkError('missing'))).toBe('execution');
});

test('a failed entry is classified by the outcome of its script', async () => {
  answer(404);
  expect(await kindOf(new Error('RUNTIME-008'), 'refused')).toBe('stale');
  expect(await kindOf(new Error('RUNTIME-008'), 'running')).toBe('timeout');
  expect(await kindOf(new Error('RUNTIME-001'), 'loaded')).toBe('execution');
});

test('a failure that is already classified is returned unchanged', async () => {
  const failure = new LoadFailure('mf-admin', 'contract', 'too old');
  expect(await classifyFailure('mf-admin', failure, undefined)).toBe(failure);
});
