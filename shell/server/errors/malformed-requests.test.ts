import { gzipSync } from 'node:zlib';
import express from 'express';
import supertest from 'supertest';
import { createApp } from '../app.js';
import { TestServers } from '../testing/http-exchange.js';
import { newInstallation } from '../testing/installation.js';
import { answerErrors } from './answer-errors.js';

const servers = new TestServers();
let written: string[] = [];
let port = 0;

beforeEach(async () => {
  written = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const { settings } = await newInstallation();
  port = await servers.listen(createApp(settings));
});
afterEach(() => {
  servers.end();
  jest.restoreAllMocks();
});

const stacks = () => written.filter((text) => text.includes('failed:'));
const client = () => supertest(`http://127.0.0.1:${port}`);

describe('a malformed request', () => {
  test.each([
    '/remotes/%ff/1/hashes.json',
    '/remotes/mf-admin/%ff/hashes.json',
    '/remotes/%ff',
    '/shell/%ff',
    '/help/%ff',
    '/%ff',
  ])('for %s returns 400 or 404 and logs no stack trace', async (path) => {
    const { status, text } = await client().get(path);
    expect([400, 404]).toContain(status);
    expect(text).not.toContain('at ');
    expect(stacks()).toEqual([]);
  });

  test.each([
    ['over the size limit', 413, {}, 'x'.repeat(13_000)],
    ['in an unknown charset', 415, { 'Content-Type': 'text/plain; charset=foo' }, '{}'],
    ['that does not match its Content-Encoding', 400, { 'Content-Encoding': 'gzip' }, '{}'],
    ['with an unknown Content-Encoding', 415, { 'Content-Encoding': 'foo' }, '{}'],
    ['too large once unpacked', 413, { 'Content-Encoding': 'gzip' }, gzipSync('x'.repeat(50_000))],
  ])('with a body %s is rejected with %i', async (_case, status, headers, body) => {
    for (const path of ['/releases/csp', '/releases/beacon']) {
      const sent = client().post(path).set('Content-Type', 'application/json').set(headers);
      sent.write(body);
      await sent.expect(status);
    }
    expect(stacks()).toEqual([]);
  });

  test('that causes an error with a 4xx status returns that status, any other error 500', async () => {
    const app = express();
    app.get('/:status', (request) => {
      throw Object.assign(new Error('inside'), { status: Number(request.params.status) });
    });
    app.use(answerErrors);
    for (const [given, answered] of [
      [400, 400],
      [422, 422],
      [431, 431],
      [200, 500],
      [503, 500],
      [600, 500],
    ]) {
      const { text } = await supertest(app).get(`/${given}`).expect(Number(answered));
      expect(text).not.toContain('inside');
    }
    expect(stacks()).toHaveLength(3);
  });
});

describe('a request target', () => {
  const ask = async (target: string, host = 'www.northcast.example') => {
    const connection = await servers.connect(port);
    return await connection.exchange(`GET ${target} HTTP/1.1`, `Host: ${host}`);
  };

  test('may be an absolute URL, whose redirects keep only the path', async () => {
    expect(await ask('http://other.example/about/?a=b')).toMatch(/\r\nLocation: \/about\?a=b\r\n/);
    expect(await ask('http://other.example')).toMatch(/^HTTP\/1.1 (200|404|503) /);
    expect(await ask('HTTP://other.example?x')).toMatch(/^HTTP\/1.1 (200|404|503) /);
    expect(await ask('http://other.example//evil.example/')).toMatch(
      /\r\nLocation: \/evil.example\r\n/,
    );
  });

  test.each(['/shell/none.js', '/remotes/none/1/none.js', '/releases', '/none.txt'])(
    'has the same response as an absolute URL: %s',
    async (path) => {
      const status = (response: string) => response.split('\r\n')[0];
      const expected = status(await ask(path));
      expect(expected).toMatch(/^HTTP\/1.1 (200|404) /);
      for (const host of ['other.example', '9'.repeat(400)]) {
        expect(status(await ask(`http://${host}${path}`))).toBe(expected);
      }
      expect(stacks()).toEqual([]);
    },
  );

  test.each(['/\\evil.example/', '/\\/evil.example/', '\\\\evil.example', '/a\\b/'])(
    'with a backslash in its path is rejected with 400 without a redirect: %s',
    async (target) => {
      const response = await ask(target);
      expect(response).toMatch(/^HTTP\/1.1 400 /);
      expect(response).not.toContain('Location');
    },
  );

  test('may contain a backslash in its query', async () => {
    expect(await ask('/about/?q=\\x')).toMatch(/\r\nLocation: \/about\?q=\\x\r\n/);
  });

  test.each(['*', 'about', 'ftp://other.example/about'])('%s returns 400', async (target) => {
    const connection = await servers.connect(port);
    connection.send(`OPTIONS ${target} HTTP/1.1`, 'Host: x', 'Connection: close', '', '');
    expect(await connection.closed).toMatch(/^HTTP\/1.1 400 /);
  });
});
