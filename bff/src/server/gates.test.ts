import { request as httpRequest } from 'node:http';
import { startApplication, type TestApplication } from '../../test/test-application.js';

const enquiry = {
  name: 'Ada Kwon',
  email: 'ada@example.com',
  service: 'Audio Production',
  message: 'We start in spring.',
};

describe('what is let in', () => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication('sqlite', { TRUST_PROXY: 'loopback' });
  });
  afterAll(() => application.close());

  const post = () => application.visitor().post('/api/contact', enquiry);

  test.each([
    ['of the same origin', { 'Sec-Fetch-Site': 'same-origin' }],
    ['typed by the person', { 'Sec-Fetch-Site': 'none' }],
    ['of no browser', {}],
  ])('a write %s', async (_case, headers) => {
    await post().set(headers).expect(201);
  });

  test('a write whose origin is this server’s, also as a proxy in front tells it', async () => {
    await post().set('Origin', application.origin).expect(201);
    await post()
      .set({
        Origin: 'https://www.northcast.example',
        'X-Forwarded-Proto': 'https',
        'X-Forwarded-Host': 'www.northcast.example',
      })
      .expect(201);
  });

  test.each([
    ['from another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['from a sister site', { 'Sec-Fetch-Site': 'same-site' }],
    ['from another origin', { Origin: 'https://evil.example' }],
    ['from a hidden origin', { Origin: 'null' }],
    ['from this host by another scheme', { Origin: 'https://127.0.0.1' }],
  ])('not a write %s', async (_case, headers) => {
    const { body } = await post().set(headers).expect(403);
    expect(body.message).toBe('This request came from another site and was refused.');
  });

  test.each([
    ['text/plain', JSON.stringify(enquiry)],
    ['application/x-www-form-urlencoded', 'name=Ada'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/jsonp', JSON.stringify(enquiry)],
  ])('not a body of %s', async (type, text) => {
    const sent = application.visitor().post('/api/contact').set('Content-Type', type).send(text);
    expect((await sent.expect(415)).body.message).toBe('Please send JSON.');
  });

  test.each([
    ['broken JSON', '{"name": "Ada"'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['a number', '1'],
    ['nested values', '{"name": {"toString": 1}}'],
    ['very deep nesting', `${'['.repeat(40_000)}${']'.repeat(40_000)}`],
    ['a deep field', `{"name": ${'['.repeat(40_000)}${']'.repeat(40_000)}}`],
  ])('not %s', async (_case, text) => {
    const sent = application.visitor().post('/api/contact').type('json').send(text);
    const { body } = await sent.expect(400);
    expect(body.message).toBe('The request could not be read.');
  });

  test('not a body of more than 100 kB', async () => {
    const sent = { ...enquiry, message: 'x'.repeat(110_000) };
    const { body } = await application.visitor().post('/api/contact', sent).expect(413);
    expect(body.message).toBe('The request is too large.');
  });

  test('a missing body is a form with nothing filled in', async () => {
    await application.visitor().post('/api/contact').expect(422);
    await application.visitor().post('/api/contact').type('json').send('null').expect(422);
  });

  test('unknown keys are ignored, and those of every object change nothing', async () => {
    const text = JSON.stringify({ ...enquiry, extra: 1 }).replace(
      '{',
      '{"__proto__": {"isAdmin": true}, "constructor": "x", ',
    );
    const sent = application.visitor().post('/api/contact').type('json').send(text);
    expect((await sent.expect(201)).body).not.toHaveProperty('extra');
    expect(Object.prototype).not.toHaveProperty('isAdmin');
  });

  test('an address that backtracking patterns choke on is refused at once', async () => {
    const began = performance.now();
    const email = `a@${'.'.repeat(90_000)} @`;
    await application
      .visitor()
      .post('/api/contact', { ...enquiry, email })
      .expect(422);
    expect(performance.now() - began).toBeLessThan(1000);
  });

  test('every answer has an id, and says that it is to be kept by nobody and run by nothing', async () => {
    const { headers } = await application.visitor().get('/api/user').expect(401);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('the id of a proxy in front is kept, a strange one is not', async () => {
    const get = (id: string) =>
      application.visitor().get('/api/health/live').set('X-Request-Id', id);
    expect((await get('edge-1234567890')).headers['x-request-id']).toBe('edge-1234567890');
    expect((await get('"><script>')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a path that is no path is refused', async () => {
    const status = await new Promise((resolve, reject) => {
      const { port } = new URL(application.origin);
      httpRequest({ port, host: '127.0.0.1', path: '/api/blog/%E0%A4%A' }, ({ statusCode }) =>
        resolve(statusCode),
      )
        .on('error', reject)
        .end();
    });
    expect(status).toBe(400);
  });
});
