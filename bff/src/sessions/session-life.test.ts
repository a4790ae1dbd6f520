import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { HousekeepingService } from '../housekeeping/housekeeping.service.js';
import { SessionEntity } from './session.entity.js';
import { SessionsService } from './sessions.service.js';

const day = 86_400_000;

describe.each(databases)('the life of a session on %s', (database) => {
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

  /** A customer whose one session was last used so many days ago. */
  async function idleFor(days: number) {
    const client = await application.customer({ email: `idle-${days}@example.com` });
    const { id: userId } = await client.user();
    await write(userId, new Date(Date.now() - days * day));
    return { client, userId };
  }

  test('one that was used within a day is left as it is', async () => {
    const { client, userId } = await idleFor(0.9);
    const before = await rows().findOneByOrFail({ userId });
    const answer = await client.get('/api/user').expect(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const after = await rows().findOneByOrFail({ userId });
    expect(after.lastSeenAt).toEqual(before.lastSeenAt);
  });

  test.each([1.1, 29.9])(
    'one that was last used %d days ago is renewed, and its cookie too',
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

  test('one that was not used for 30 days is over, and its cookies are taken back', async () => {
    const { client } = await idleFor(30.1);
    const answer = await client.get('/api/user').expect(401);
    expect(String(answer.headers['set-cookie'])).toMatch(/nc_session=;.*nc_signed_in=;/);
  });

  test('the answer before Express and the guard ask the same method who is calling', async () => {
    const client = await application.customer({ email: 'asked@example.com' });
    const sessions = application.nest.get(SessionsService);
    const authenticate = jest.spyOn(sessions, 'authenticate');
    await client.get('/api/user').expect(200);
    expect(authenticate).toHaveBeenCalledTimes(1);
    // Goes on to Express, which alone knows whose word on https counts.
    await client.get('/api/user').set('X-Forwarded-Proto', 'https').expect(200);
    expect(authenticate).toHaveBeenCalledTimes(2);
    authenticate.mockResolvedValue(null);
    await client.get('/api/user').expect(401);
    await client.get('/api/orders').expect(401);
    authenticate.mockRestore();
  });

  test('what is over is cleared away, and nothing else', async () => {
    const over = await idleFor(30.2);
    const live = await idleFor(29.8);
    await housekeeping().sweep();
    expect(await rows().countBy({ userId: over.userId })).toBe(0);
    expect(await rows().countBy({ userId: live.userId })).toBe(1);
    await live.client.get('/api/user').expect(200);
  });
});
