import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';
import { type EndpointName, endpoints } from '@northcast/shared-contracts/api/endpoints';
import { fillPath } from '@northcast/shared-contracts/api/fill-path';
import { pictureContentType } from '@northcast/shared-contracts/api/post-pictures';
import type { Response, Test } from 'supertest';
import { picture } from '../blog-posts.js';
import type { Client } from '../client.js';
import type { DatabaseName } from '../databases.js';
import { AccessRows } from './access-rows.js';
import { type AccessStage, setAccessStage, stateOf } from './access-stage.js';
import { type CallerName, expectedStatus } from './expected-status.js';
import { bodyFor } from './fill-body.js';
import { goodBodies } from './good-bodies.js';

const table = Object.keys(endpoints).filter((name) => name !== 'logout') as EndpointName[];

/** Ids of rows that a rejected request left unchanged; the next caller uses them again. */
interface Untouched {
  readonly name: EndpointName;
  readonly ids: Record<string, string>;
}

/**
 * Tests that every endpoint answers each of these callers with the expected status, and that a
 * rejected request changes nothing.
 */
export function walkCalls(database: DatabaseName, callers: readonly CallerName[]): void {
  let stage: AccessStage;
  let rows: AccessRows;
  let untouched: Untouched | null = null;
  beforeAll(async () => {
    stage = await setAccessStage(database);
    rows = new AccessRows(stage);
  });
  afterAll(() => stage.application.close());

  async function requestOf(name: EndpointName, caller: CallerName, ids: Record<string, string>) {
    const { path, method, ...endpoint }: Endpoint = endpoints[name];
    const { posts, clients, application } = stage;
    const own = { slug: 'podcast-loudness', deliveryId: rows.latest?.id ?? '', period: 'week' };
    const body = await bodyFor({ path, method, ...endpoint }, caller, stage, rows, ids.id ?? '');
    const isNew = name === 'register' && caller !== 'API token';
    const client = isNew ? application.visitor() : clients[caller];
    const bytes = name === 'uploadPicture' ? await picture() : undefined;
    return () => {
      const filled = fillPath(path, { ...own, ...posts.parameters, ...ids });
      const request = send(client, method, filled, body);
      if (bytes !== undefined) request.type(pictureContentType).send(bytes);
      // The server clears the cookies of a dead session; an attacker would send them anyway.
      if (caller === 'ended session') request.set('Cookie', stage.endedCookie);
      return endpoint.answer === 'stream' ? beginningOf(request) : request;
    };
  }

  describe.each(table)('%s', (name) => {
    test.each(callers)('%s', async (caller) => {
      const expected = expectedStatus(name, caller);
      const isRefused = expected >= 400;
      const before = untouched?.name === name ? untouched : null;
      untouched = null;
      const ids = before?.ids ?? (await rows.idsFor(endpoints[name].path));
      const request = await requestOf(name, caller, ids);
      const state = isRefused ? await stateOf(stage.application) : [];
      const answer = await request();
      expect(answer.status).toBe(expected);
      if (!isRefused) return;
      expect(answer.type).toBe('application/problem+json');
      expect(await stateOf(stage.application)).toEqual(state);
      untouched = { name, ids };
    });
  });

  test('lists of a customer contain no orders or messages of another customer', async () => {
    const placed = await stage.owner.post('/api/orders', goodBodies.orderPlacement).expect(201);
    const other = await stage.application.customer();
    expect((await other.get('/api/orders')).text).not.toContain(placed.body.id);
    expect((await other.get('/api/messages')).body).toEqual([]);
  });
}

/** The response of an endpoint whose stream may not end. */
async function beginningOf(request: Test): Promise<Response> {
  request.buffer(true).parse((response, done) => {
    if (response.headers['content-type']?.startsWith('text/event-stream')) done(null, '');
    else response.on('data', () => undefined).on('end', () => done(null, ''));
  });
  return await request;
}

function send(client: Client, method: Endpoint['method'], path: string, body?: object) {
  if (method === 'GET') return client.get(path);
  if (method === 'DELETE') return client.delete(path);
  return method === 'PUT' ? client.put(path, body) : client.post(path, body);
}
