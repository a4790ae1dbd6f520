import { createServer } from 'node:http';
import express, { type Response } from 'express';
import supertest from 'supertest';
import { sendOnce } from './compressed-text.js';

const text = '<p>Northcast</p>'.repeat(1000);

test('of several texts for single requests, one is compressed at a time', async () => {
  const waiting: (() => Promise<void>)[] = [];
  const app = express();
  app.get('/', (request, response: Response) => {
    waiting.push(() => sendOnce(request, response, text));
    // Both requests have arrived.
    if (waiting.length === 2) for (const send of waiting.splice(0)) void send();
  });
  app.get('/alone', (request, response) => sendOnce(request, response, text));
  const server = createServer(app).listen(0, '127.0.0.1');
  const agent = supertest.agent(server);
  const encodings = (await Promise.all([agent.get('/'), agent.get('/')])).map((response) => {
    expect(response.text).toBe(text);
    return response.headers['content-encoding'] ?? 'none';
  });
  expect(encodings.sort()).toEqual(['gzip', 'none']);
  expect((await agent.get('/alone')).headers['content-encoding']).toBe('gzip');
  expect((await agent.head('/alone')).headers['content-encoding']).toBeUndefined();
  server.close();
});
