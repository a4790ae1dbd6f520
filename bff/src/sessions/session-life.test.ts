import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { openStream } from '../../test/event-stream.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { until } from '../../test/until.js';
import { findForUpdate } from '../database/find-for-update.js';
import { HousekeepingService } from '../housekeeping/housekeeping.service.js';
import { logToken } from '../log/log.js';
import { UserEntity } from '../users/user.entity.js';
import { SessionEntity } from './session.entity.js';
import { SessionsService } from './sessions.service.js';

const hour = 3_600_000;
const day = 24 * hour;

describe.each(databases)('the lifetime of a session on %s', (database) => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication(database);
  });
  afterAll(() => application.close());

  const housekeeping = () => application.nest.get(HousekeepingService);
  const rows = () => application.database.unitOfWork.read.getRepository(SessionEntity);
  const write = (userId: string, lastSeenAt: Date) =>
    application.database.unitOfWork.write((manager) =>
      manager.update(SessionEntity, { userId }, { lastSeenAt }),
    );

  /** A customer whose only session was last used so many days ago. */
  async function idleFor(days: number) {
    const client = await application.customer({ email: `idle-${days}@example.com` });
    const { id: userId } = await client.user();
    await write(userId, new Date(Date.now() - days * day));
    return { client, userId };
  }

  test('a session used within the last day is not renewed', async () => {
    const { client, userId } = await idleFor(0.9);
    const before = await rows().findOneByOrFail({ userId });
    const answer = await client.get('/api/user').expect(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const after = await rows().findOneByOrFail({ userId });
    expect(after.lastSeenAt).toEqual(before.lastSeenAt);
  });

  test.each([1.1, 29.9])(
    'a session last used %d days ago is renewed together with its cookie',
    async (days) => {
      const { client, userId } = await idleFor(days);
      const answer = await client.get('/api/user').expect(200);
      expect(String(answer.headers['set-cookie'])).toMatch(
        /nc_session=[\w-]{43}; Max-Age=2592000;/,
      );
      const { lastSeenAt } = await rows().findOneByOrFail({ userId });
      expect(Date.now() - lastSeenAt.getTime()).toBeLessThan(day / 2);
      const again = await client.get('/api/user').expect(200);
      expect(again.headers['set-cookie']).toBeUndefined();
    },
  );

  test('a request is answered although the session cannot be renewed, which is logged', async () => {
    const { client, userId } = await idleFor(1.2);
    const logged = jest.spyOn(application.nest.get<Logger>(logToken), 'warn');
    const write = jest.spyOn(application.database.unitOfWork, 'write');
    write.mockRejectedValueOnce(new Error('locked'));
    const { headers } = await client.get('/api/user').expect(200);
    expect(headers['set-cookie']).toBeUndefined();
    expect(logged.mock.calls).toEqual([
      [expect.objectContaining({ account: userId, detail: 'locked' }), 'session not renewed'],
    ]);
    const again = await client.get('/api/user').expect(200);
    expect(String(again.headers['set-cookie'])).toMatch(/nc_session=[\w-]{43};/);
    logged.mockRestore();
    write.mockRestore();
  });

  test('a request does not wait for the renewal that another one has begun', async () => {
    const { client } = await idleFor(1.3);
    const { unitOfWork } = application.database;
    const renew = unitOfWork.write.bind(unitOfWork);
    let release: () => void = () => undefined;
    const isHeld = new Promise<void>((resolve) => {
      release = resolve;
    });
    const write = jest.spyOn(unitOfWork, 'write').mockImplementationOnce(async (work) => {
      await isHeld;
      return renew(work);
    });
    const first = client.get('/api/user').then(({ headers }) => headers);
    await until(async () => write.mock.calls[0]);
    const second = await client.get('/api/user');
    release();
    expect(String((await first)['set-cookie'])).toMatch(/nc_session=[\w-]{43};/);
    expect(second.status).toBe(200);
    expect(second.headers['set-cookie']).toBeUndefined();
    expect(write).toHaveBeenCalledTimes(1);
    write.mockRestore();
  });

  test('the cookie of a session that ends before its renewal is stored is not set again', async () => {
    const { client, userId } = await idleFor(1.4);
    const { unitOfWork } = application.database;
    const renew = unitOfWork.write.bind(unitOfWork);
    const write = jest.spyOn(unitOfWork, 'write').mockImplementationOnce(async (work) => {
      await renew((manager) => manager.delete(SessionEntity, { userId }));
      return renew(work);
    });
    const logged = jest.spyOn(application.nest.get<Logger>(logToken), 'warn');
    const { headers } = await client.get('/api/user').expect(200);
    expect(headers['set-cookie']).toBeUndefined();
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
    write.mockRestore();
  });

  test('a session unused for 30 days returns 401, and its cookies are cleared', async () => {
    const { client } = await idleFor(30.1);
    const answer = await client.get('/api/user').expect(401);
    expect(String(answer.headers['set-cookie'])).toMatch(/nc_session=;.*nc_signed_in=;/);
  });

  /** Makes the session begin `hours` ago and its last use `idleHours` ago. */
  async function begun(client: Client, hours: number, idleHours = 0) {
    const { id: userId } = await client.user();
    const ago = (count: number) => new Date(Date.now() - count * hour);
    const change = { createdAt: ago(hours), lastSeenAt: ago(idleHours) };
    await application.database.unitOfWork.write((manager) =>
      manager.update(SessionEntity, { userId }, change),
    );
  }

  test('a session ends after 30 days, even if it is in use', async () => {
    const client = await application.customer({ email: 'old@example.com' });
    await begun(client, 29.9 * 24);
    await client.get('/api/user').expect(200);
    await begun(client, 30.1 * 24);
    await client.get('/api/user').expect(401);
    await client.get('/api/orders').expect(401);
  });

  test('the cookie lasts no longer than the session', async () => {
    const client = await application.customer({ email: 'cookie@example.com' });
    await begun(client, 29 * 24, 25);
    const { headers } = await client.get('/api/user').expect(200);
    expect(String(headers['set-cookie'])).toMatch(/nc_session=[\w-]{43}; Max-Age=86400;/);
  });

  test.each([
    [11.9, 24, 200],
    [12.1, 24, 401],
    [0.5, 7 * 24 - 1, 200],
    [0.5, 7 * 24 + 1, 401],
  ])(
    'an administrator’s session, idle for %d hours and %d hours old, returns %d',
    async (idle, age, status) => {
      const admin = await application.administrator();
      await begun(admin, age, idle);
      await admin.get('/api/user').expect(status);
    },
  );

  test('an administrator’s session is renewed every 10 minutes, with a cookie for 12 hours', async () => {
    const admin = await application.administrator();
    await begun(admin, 1, 0.1);
    expect((await admin.get('/api/user').expect(200)).headers['set-cookie']).toBeUndefined();
    await begun(admin, 1, 0.2);
    const { headers } = await admin.get('/api/user').expect(200);
    expect(String(headers['set-cookie'])).toMatch(/nc_session=[\w-]{43}; Max-Age=43200;/);
    expect((await admin.get('/api/user').expect(200)).headers['set-cookie']).toBeUndefined();
  });

  test('the stream of events of an open page does not count as use of its session', async () => {
    const admin = await application.administrator();
    const { id: userId } = await admin.user();
    await begun(admin, 1, 0.2);
    const lastUses = async () => (await rows().findBy({ userId })).map((row) => row.lastSeenAt);
    const before = await lastUses();
    const stream = await openStream(admin);
    stream.close();
    expect(stream.status).toBe(200);
    expect(stream.headers['set-cookie']).toBeUndefined();
    expect(await lastUses()).toEqual(before);
  });

  test('a customer made an administrator gets the shorter session lifetime at once', async () => {
    const admin = await application.administrator();
    const client = await application.customer({ email: 'promoted@example.com' });
    const user = await client.user();
    await begun(client, 20, 20);
    const path = `/api/admin/customers/${user.id}`;
    const edit = { firstName: 'P', lastName: 'Q', email: user.email };
    await admin.put(path, { ...edit, isAdmin: true }).expect(200);
    await client.get('/api/user').expect(401);
  });

  test('no session starts for an account that changed after its password was checked', async () => {
    const client = await application.customer({ email: 'changed@example.com' });
    const { id } = await client.user();
    const { unitOfWork } = application.database;
    const { version } = await unitOfWork.read.getRepository(UserEntity).findOneByOrFail({ id });
    const sessions = application.nest.get(SessionsService);
    const browser = { device: '', address: null };
    const start = (checked: object = {}) =>
      unitOfWork.write((manager) =>
        sessions.start(manager, '', { id, version, isAdmin: false, ...checked }, browser),
      );
    const before = await rows().countBy({ userId: id });
    await expect(start({ version: version + 1 })).rejects.toMatchObject({ status: 401 });
    await expect(start({ id: crypto.randomUUID() })).rejects.toMatchObject({ status: 401 });
    await unitOfWork.write((manager) =>
      manager.update(UserEntity, { id }, { secondFactorSince: new Date() }),
    );
    await expect(start()).rejects.toMatchObject({ status: 401 });
    expect(await rows().countBy({ userId: id })).toBe(before);
    const confirmedAt = new Date();
    const { token } = await start({
      secondFactor: { isSetUp: true, isRequired: false, confirmedAt },
    });
    expect(await rows().countBy({ userId: id })).toBe(before + 1);
    const request = { headers: { cookie: `nc_session=${token}` } } as IncomingMessage;
    const session = await sessions.authenticate(request, false);
    expect(session?.account.secondFactor).toMatchObject({ isSetUp: true, confirmedAt });
  });

  /** On MySQL, waits until a statement of this suite waits for a lock. SQLite has one writer. */
  const lockedOut = async () => {
    if (database === 'sqlite') return;
    const query = `SELECT id FROM information_schema.processlist
      WHERE db = DATABASE() AND command = 'Query' AND id <> CONNECTION_ID() AND time_ms > 100`;
    await until(async () => {
      const waiting = await application.database.unitOfWork.read.query<object[]>(query);
      return waiting.length > 0 || undefined;
    });
  };

  test.each<[string, (manager: EntityManager, id: string) => Promise<unknown>]>([
    ['changed', (manager, id) => manager.update(UserEntity, { id }, { version: 2 })],
    ['deleted', (manager, id) => manager.delete(UserEntity, { id })],
  ])(
    'no session starts for an account that is being %s in another transaction',
    async (_how, write) => {
      const client = await application.customer();
      const { id, version } = await client.user();
      const { unitOfWork } = application.database;
      const sessions = application.nest.get(SessionsService);
      const start = () =>
        unitOfWork.write((manager) =>
          sessions.start(
            manager,
            '',
            { id, version, isAdmin: false },
            { device: '', address: null },
          ),
        );
      let rejected: Promise<void> | undefined;
      await unitOfWork.write(async (manager) => {
        await findForUpdate(manager, UserEntity, id);
        await write(manager, id);
        await sessions.endAllOf(manager, id);
        // Not awaited, because it waits for this transaction.
        rejected = expect(start()).rejects.toMatchObject({ status: 401 });
        await lockedOut();
      });
      await rejected;
      expect(await rows().countBy({ userId: id })).toBe(0);
    },
  );

  test('the fast path before Express and the guard authenticate with the same method', async () => {
    const client = await application.customer({ email: 'asked@example.com' });
    const sessions = application.nest.get(SessionsService);
    const authenticate = jest.spyOn(sessions, 'authenticate');
    await client.get('/api/user').expect(200);
    expect(authenticate).toHaveBeenCalledTimes(1);
    // The fast path passes this on to Express, which knows whether the proxy is trusted.
    await client.get('/api/user').set('X-Forwarded-Proto', 'https').expect(200);
    expect(authenticate).toHaveBeenCalledTimes(2);
    authenticate.mockResolvedValue(null);
    await client.get('/api/user').expect(401);
    await client.get('/api/orders').expect(401);
    authenticate.mockRestore();
  });

  test('housekeeping deletes expired sessions and keeps live ones', async () => {
    const over = await idleFor(30.2);
    const live = await idleFor(29.8);
    await housekeeping().sweep();
    expect(await rows().countBy({ userId: over.userId })).toBe(0);
    expect(await rows().countBy({ userId: live.userId })).toBe(1);
    await live.client.get('/api/user').expect(200);
  });
});
