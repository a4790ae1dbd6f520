import zlib from 'node:zlib';
import express from 'express';
import supertest from 'supertest';
import { answerErrors } from '../errors/answer-errors.js';
import type { LiveRegistry } from '../registry/live-registry.js';
import { serveHashes } from './serve-hashes.js';

jest.mock('node:zlib', () => {
  const actual = jest.requireActual<typeof zlib>('node:zlib');
  return { ...actual, gzip: jest.fn(actual.gzip) };
});

test('a list is compressed again after its compression has failed', async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const release = { files: { 'chunk.js': { integrity: 'sha384-x' } } };
  const registry = { release: async () => release } as unknown as LiveRegistry;
  const app = express();
  app.get('/:name/:version', serveHashes(registry));
  app.use(answerErrors);
  const failing = (...given: unknown[]) => (given.at(-1) as (error: Error) => void)(new Error());
  jest.mocked(zlib.gzip as unknown as jest.Mock).mockImplementationOnce(failing);
  await supertest(app).get('/mf-admin/1.0.0').expect(500);
  await supertest(app).get('/mf-admin/1.0.0').expect(200, { 'chunk.js': 'sha384-x' });
});
