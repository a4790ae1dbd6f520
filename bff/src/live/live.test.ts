import { once } from 'node:events';
import { get, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { LiveMessage } from '@northcast/shared-contracts/api/live';
import type { Tag } from '@northcast/shared-contracts/api/tags';
import { uuidv7 } from 'uuidv7';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { openStream } from '../../test/event-stream.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { HousekeepingService } from '../housekeeping/housekeeping.service.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { LiveService } from './live.service.js';
import { LiveChangeEntity } from './live-change.entity.js';
import { LiveHub, mostOfAccount } from './live-hub.service.js';

describe.each(databases)('live updates on %s', (database) => {
  let application: TestApplication;
  beforeEach(async () => {
    application = await startApplication(database);
  });
  afterEach(() => application.close());

  /** Records a change of a new order, and returns a predicate that finds its message. */
  async function change(userId: string | null, at: TestApplication = application) {
    const orderId = uuidv7();
    await at.database.unitOfWork.write((manager) =>
      at.nest.get(LiveService).changed(manager, { orderId, userId, tags: ['Orders', 'Messages'] }),
    );
    return (message: LiveMessage) => message.orderId === orderId;
  }

  test('a stream is not cached, and a change by its process is sent as soon as it is committed', async () => {
    const customer = await application.customer();
    const stream = await openStream(customer);
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
    });
    const { id: userId } = await customer.user();
    const deliver = jest.spyOn(application.nest.get(LiveHub), 'deliver');
    const isMeant = await change(userId);
    const ofOrder = expect.objectContaining({ userId, orderId: expect.any(String) });
    expect(deliver).toHaveBeenCalledWith(ofOrder);
    expect((await stream.message(isMeant)).tags).toEqual(['Orders', 'Messages']);
    stream.close();
  });

  test('customers receive only their own changes, administrators receive all changes', async () => {
    const [ada, ben] = [await application.customer(), await application.customer()];
    const adas = await openStream(ada);
    const bens = await openStream(ben);
    const admins = await openStream(await application.administrator());
    const ofAda = await change((await ada.user()).id);
    const ofNobody = await change(null);
    const ofBen = await change((await ben.user()).id);
    await adas.message(ofAda);
    await bens.message(ofBen);
    for (const one of [ofAda, ofNobody, ofBen]) await admins.message(one);
    expect(adas.messages().filter((one) => ofBen(one) || ofNobody(one))).toEqual([]);
    expect(bens.messages().filter((one) => ofAda(one) || ofNobody(one))).toEqual([]);
  });

  test('administrators are notified of a new customer, other customers are not', async () => {
    const admin = await openStream(await application.administrator());
    const isNew = ({ tags }: LiveMessage) => tags.includes('Customers');
    const ada = await openStream(await application.customer());
    await admin.message(isNew);
    await application.customer();
    await admin.message((one) => isNew(one) && admin.messages().filter(isNew).length === 2);
    expect(ada.messages().filter(isNew)).toEqual([]);
  });

  test('a role receives changes of the data of the whole team that it may read', async () => {
    const editor = await openStream(await application.member('editor'));
    const producer = await openStream(await application.member('producer'));
    const customer = await application.customer();
    const customers = await openStream(customer);
    const { id } = await customer.user();
    const changed = (tags: Tag[], userId: string | null = null) =>
      application.database.unitOfWork.write((manager) =>
        application.nest.get(LiveService).changed(manager, { userId, tags }),
      );
    await change(id);
    await changed(['Customers']);
    await changed(['Customers', 'Posts']);
    await changed(['SavedReplies', 'Team']);
    await changed(['Subscribers']);
    await changed(['Orders'], id);
    await editor.message(({ tags }) => tags.includes('Subscribers'));
    await producer.message(({ tags }) => tags.includes('SavedReplies'));
    await customers.message(({ tags }) => tags.join() === 'Orders');
    expect(editor.messages()).toEqual([{ tags: ['Posts'] }, { tags: ['Subscribers'] }]);
    expect(producer.messages()).toEqual([{ tags: ['SavedReplies'] }]);
    expect(customers.messages().flatMap(({ tags }) => tags)).not.toContain('Posts');
  });

  test('a change that is rolled back is not sent', async () => {
    const customer = await application.customer();
    const stream = await openStream(customer);
    const { id: userId } = await customer.user();
    const failing = application.database.unitOfWork.write(async (manager) => {
      await application.nest.get(LiveService).changed(manager, { userId, tags: ['Orders'] });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await stream.message(await change(userId));
    expect(stream.messages().filter(({ orderId }) => orderId === undefined)).toEqual([]);
  });

  test('a new stream receives a change made shortly before it was opened', async () => {
    const customer = await application.customer();
    const isMeant = await change((await customer.user()).id);
    await (await openStream(customer)).message(isMeant);
  });

  test('a stream ends on sign-out and on loss of administrator rights', async () => {
    const customer = await application.customer();
    const stream = await openStream(customer);
    const other = await openStream(await application.customer());
    await customer.get('/api/logout').expect(303);
    await stream.ended;

    const admin = await application.administrator();
    const names = { firstName: 'D', lastName: 'E' };
    const account = { ...names, email: 'd@example.com', password: 'plum ladder' };
    const made = await admin.post('/api/admin/customers', { ...account, isAdmin: true });
    const second = application.visitor();
    await second.post('/api/login', account).expect(200);
    const admins = await openStream(second);
    const path = `/api/admin/customers/${made.body.id}`;
    await admin.put(path, { ...account, password: '', isAdmin: false }).expect(200);
    await admins.ended;
    expect(application.nest.get(LiveHub).size).toBe(1);
    other.close();
  });

  test('a stream ends when its session has been unused for too long', async () => {
    const admin = await application.administrator();
    const { id: userId } = await admin.user();
    const stream = await openStream(admin);
    const lastSeenAt = new Date(Date.now() - 12.1 * 3_600_000);
    await application.database.unitOfWork.write((manager) =>
      manager.update(SessionEntity, { userId }, { lastSeenAt }),
    );
    await stream.ended;
    expect((await openStream(admin)).status).toBe(401);
  });

  test('streams above the limit of an account return 429 until one is closed', async () => {
    const customer = await application.customer();
    const streams = [];
    for (let count = 0; count < mostOfAccount; count += 1) streams.push(await openStream(customer));
    expect((await openStream(customer)).status).toBe(429);
    expect((await openStream(await application.customer())).status).toBe(200);
    streams[0]?.close();
    await wait(100);
    expect((await openStream(customer)).status).toBe(200);
  });

  test('a client that leaves while it is authenticated leaves no stream behind', async () => {
    const customer = await application.customer();
    const server: Server = application.nest.getHttpServer();
    const { read } = application.database.unitOfWork;
    const query = read.query.bind(read);
    let release: () => void = () => undefined;
    const hasLeft = new Promise<void>((resolve) => {
      release = resolve;
    });
    const held = jest.spyOn(read, 'query').mockImplementationOnce(async (...asked) => {
      await hasLeft;
      return query(...asked);
    });
    const connection = once(server, 'connection');
    const headers = { Cookie: customer.cookie() };
    const request = get(`${application.origin}/api/live`, { headers, agent: false });
    request.on('error', () => undefined);
    const [socket] = (await connection) as [Socket];
    while (held.mock.calls.length === 0) await wait(5);
    request.destroy();
    if (!socket.closed) await once(socket, 'close');
    release();
    await held.mock.results[0]?.value;
    held.mockRestore();
    const stream = await openStream(customer);
    expect(application.nest.get(LiveHub).size).toBe(1);
    stream.close();
  });

  test.each([1_000, 150_000])(
    'a client that ends its half after %i bytes of an unread body leaves no stream behind',
    async (size) => {
      const customer = await application.customer();
      const socket = connect(Number(new URL(customer.origin).port), '127.0.0.1');
      const closed = once(socket, 'close');
      socket.write(
        `GET /api/live HTTP/1.1\r\nHost: x\r\nCookie: ${customer.cookie()}\r\n` +
          `Content-Length: 200000\r\n\r\n${'x'.repeat(size)}`,
      );
      const [head] = await once(socket, 'data');
      expect(String(head)).toMatch(/^HTTP\/1.1 200 OK/);
      socket.resume().end();
      expect(await Promise.race([closed, wait(4000, 'open')])).not.toBe('open');
    },
  );

  test('a stopping server ends its streams and returns 503 for new ones', async () => {
    const customer = await application.customer();
    const stream = await openStream(customer);
    application.nest.get(LiveHub).stop();
    await stream.ended;
    expect((await openStream(customer)).status).toBe(503);
  });

  test('a HEAD request returns 200', async () => {
    const customer = await application.customer();
    const answer = await fetch(`${application.origin}/api/live`, {
      method: 'HEAD',
      headers: { Cookie: customer.cookie() },
    });
    expect(answer.status).toBe(200);
  });

  test('recorded changes are deleted after an hour', async () => {
    await change(null);
    const { read } = application.database.unitOfWork;
    const housekeeping = application.nest.get(HousekeepingService);
    await housekeeping.sweep(Date.now() + 50 * 60_000);
    expect(await read.countBy(LiveChangeEntity, {})).toBeGreaterThan(0);
    await housekeeping.sweep(Date.now() + 61 * 60_000);
    expect(await read.countBy(LiveChangeEntity, {})).toBe(0);
  });

  test('a stream that opens while the last poll for the closed ones runs is polled for once', async () => {
    const customer = await application.customer();
    const { read } = application.database.unitOfWork;
    const find = read.find.bind(read);
    let polls = 0;
    let end: () => void = () => undefined;
    const spy = jest.spyOn(read, 'find').mockImplementation(async (entity, options) => {
      if (entity === LiveChangeEntity) polls += 1;
      // The first is made for the new stream.
      if (entity === LiveChangeEntity && polls === 2) {
        await new Promise<void>((resolve) => {
          end = resolve;
        });
      }
      return await find(entity, options);
    });
    const first = await openStream(customer);
    while (polls < 2) await wait(5);
    first.close();
    const hub = application.nest.get(LiveHub);
    while (hub.size > 0) await wait(5);
    const second = await openStream(customer);
    end();
    const before = polls;
    await wait(3500);
    // Once a second; twice if the former poll went on beside the new one.
    expect(polls - before).toBeLessThanOrEqual(4);
    expect(polls - before).toBeGreaterThan(0);
    second.close();
    spy.mockRestore();
  });

  test('a change by another process is sent exactly once', async () => {
    const other = await startApplication(database, application.place);
    const customer: Client = await application.customer();
    const stream = await openStream(customer);
    const isMeant = await change((await customer.user()).id, other);
    await stream.message(isMeant);
    await wait(2500);
    expect(stream.messages().filter(isMeant)).toHaveLength(1);
    await other.close();
  });
});
