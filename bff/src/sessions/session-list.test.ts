import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { sessionSecretToken } from '../settings/session-secret.js';
import { tokenHash } from './secret-token.js';
import { SessionEntity } from './session.entity.js';
import { SessionListService } from './session-list.service.js';

const hour = 3_600_000;
const now = Date.now();
const ago = (hours: number) => new Date(now - hours * hour);
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe.each(databases)('the list of sessions on %s', (database) => {
  let application: TestApplication;
  let unitOfWork: UnitOfWork;
  let list: SessionListService;
  let id: string;
  beforeAll(async () => {
    application = await startApplication(database);
    unitOfWork = application.database.unitOfWork;
    list = application.nest.get(SessionListService);
  });
  afterAll(() => application.close());
  /** An account without sessions. */
  beforeEach(async () => {
    id = (await (await application.customer()).user()).id;
    await unitOfWork.write((manager) => manager.delete(SessionEntity, { userId: id }));
  });

  const hash = (token: string) =>
    tokenHash(application.nest.get<string>(sessionSecretToken), token);

  /** Stores sessions one after another. The token of each is its device and the account. */
  async function stored(
    ...rows: readonly (Partial<SessionEntity> & Pick<SessionEntity, 'device'>)[]
  ): Promise<void> {
    for (const row of rows) {
      const whole = {
        tokenHash: hash(`${row.device} ${id}`),
        userId: id,
        createdAt: ago(0),
        lastSeenAt: ago(0),
        confirmedAt: null,
        address: null,
        ...row,
      };
      await unitOfWork.write((manager) => manager.insert(SessionEntity, whole));
    }
  }
  const read = (isAdmin = false, token = '') => list.of(unitOfWork.read, { id, isAdmin }, token);
  const devices = async (isAdmin = false) => (await read(isAdmin)).map(({ device }) => device);

  test('has the live sessions, the last used first, and marks the current one', async () => {
    await stored(
      { device: '', createdAt: ago(9), lastSeenAt: ago(3) },
      { device: 'Safari', address: '192.0.2.7', createdAt: ago(8), lastSeenAt: ago(1) },
      { device: 'Opera', createdAt: ago(31 * 24), lastSeenAt: ago(0) },
      { device: 'Chrome', address: '2001:db8::7', createdAt: ago(7), lastSeenAt: ago(2) },
    );
    const sessions = await read(false, `Chrome ${id}`);
    const sessionId = expect.stringMatching(uuid);
    expect(sessions).toEqual([
      {
        id: sessionId,
        device: 'Safari',
        address: '192.0.2.7',
        createdAt: ago(8).toISOString(),
        lastSeenAt: ago(1).toISOString(),
        isCurrent: false,
      },
      {
        id: sessionId,
        device: 'Chrome',
        address: '2001:db8::7',
        createdAt: ago(7).toISOString(),
        lastSeenAt: ago(2).toISOString(),
        isCurrent: true,
      },
      {
        id: sessionId,
        device: 'Unknown browser',
        address: undefined,
        createdAt: ago(9).toISOString(),
        lastSeenAt: ago(3).toISOString(),
        isCurrent: false,
      },
    ]);
    expect(new Set(sessions.map((session) => session.id)).size).toBe(3);
  });

  test('keeps the order of sessions that were last used at the same time', async () => {
    await stored(
      { device: 'third', tokenHash: `c ${id}` },
      { device: 'first', tokenHash: `a ${id}` },
      { device: 'second', tokenHash: `b ${id}` },
    );
    expect(await devices()).toEqual(['first', 'second', 'third']);
  });

  test('leaves out sessions that have ended by the shorter times of administrators', async () => {
    await stored({ device: 'idle', lastSeenAt: ago(13) }, { device: 'used', lastSeenAt: ago(11) });
    expect(await devices(true)).toEqual(['used']);
    expect(await devices(false)).toEqual(['used', 'idle']);
  });

  test('ends one session by its id, and only for its account', async () => {
    await stored({ device: 'first' }, { device: 'second' }, { device: 'third' });
    const second = (await read()).find(({ device }) => device === 'second')?.id ?? '';
    const end = (userId: string) =>
      unitOfWork.write((manager) => list.end(manager, userId, second));
    const stranger = await (await application.customer()).user();
    const unknown = { status: 404, message: 'Not found' };
    await expect(end(stranger.id)).rejects.toMatchObject(unknown);
    const ended = await end(id);
    expect(ended).toBe(hash(`second ${id}`));
    expect((await devices()).sort()).toEqual(['first', 'third']);
    await expect(end(id)).rejects.toMatchObject(unknown);
    expect(list.isOf(ended, `second ${id}`)).toBe(true);
    expect(list.isOf(ended, `first ${id}`)).toBe(false);
  });
});
