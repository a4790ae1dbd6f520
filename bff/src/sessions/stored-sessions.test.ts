import type { IncomingMessage } from 'node:http';
import type { EntityManager } from 'typeorm';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { AuditService } from '../audit/audit.service.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { sessionSecretToken } from '../settings/session-secret.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { UserEntity } from '../users/user.entity.js';
import { newToken, tokenHash } from './secret-token.js';
import { SessionEntity } from './session.entity.js';
import { SessionsService } from './sessions.service.js';

const hour = 3_600_000;
const day = 24 * hour;
const now = new Date();
const ago = (time: number) => new Date(now.getTime() - time);

describe.each(databases)('stored sessions on %s', (database) => {
  let application: TestApplication;
  let unitOfWork: UnitOfWork;
  let sessions: SessionsService;
  let secret: string;
  beforeAll(async () => {
    application = await startApplication(database);
    unitOfWork = application.database.unitOfWork;
    sessions = application.nest.get(SessionsService);
    secret = application.nest.get<string>(sessionSecretToken);
  });
  afterAll(() => application.close());

  const write = <Result>(work: (manager: EntityManager) => Promise<Result>) =>
    unitOfWork.write(work);
  const hash = (token: string) => tokenHash(secret, token);

  /** A new account without sessions. */
  async function account() {
    const user = await (await application.customer()).user();
    await write((manager) => manager.delete(SessionEntity, { userId: user.id }));
    return user;
  }

  const rowOf = (userId: string, token: string): SessionEntity => ({
    tokenHash: hash(token),
    userId,
    createdAt: now,
    lastSeenAt: now,
    confirmedAt: null,
    device: 'Firefox on Windows',
    address: '192.0.2.7',
  });

  /** Stores a session, and returns its token. */
  async function stored(userId: string, change: Partial<SessionEntity> = {}): Promise<string> {
    const token = newToken();
    const row = { ...rowOf(userId, token), ...change };
    await write((manager) => manager.insert(SessionEntity, row));
    return token;
  }

  const read = (token: string) =>
    unitOfWork.read.findOneByOrFail(SessionEntity, { tokenHash: hash(token) });
  const hashesOf = async (userId: string) =>
    (await unitOfWork.read.findBy(SessionEntity, { userId })).map((row) => row.tokenHash).sort();
  const hashes = (...tokens: readonly string[]) => tokens.map(hash).sort();

  const start = ({ id, version }: { id: string; version: number }, oldToken: string) =>
    write((manager) =>
      sessions.start(
        manager,
        oldToken,
        { id, version, isAdmin: false },
        { device: '', address: null },
      ),
    );
  const authenticate = (token: string, service = sessions) => {
    const request = { headers: { cookie: `nc_session=${token}` } } as IncomingMessage;
    return service.authenticate(request, false);
  };

  test('a new session is stored with browser and confirmation, but without its token', async () => {
    const { id, version } = await account();
    const confirmedAt = ago(hour);
    const browser = { device: 'Safari on iPhone', address: '192.0.2.9' };
    const secondFactor = { isSetUp: true, isRequired: false, confirmedAt };
    const { token, maxAge } = await write((manager) =>
      sessions.start(manager, '', { id, version, isAdmin: false, secondFactor }, browser),
    );
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(maxAge).toBeLessThanOrEqual(30 * day);
    expect(maxAge).toBeGreaterThan(30 * day - 60_000);
    const row = await read(token);
    expect(row).toEqual({
      ...rowOf(id, token),
      createdAt: expect.any(Date),
      lastSeenAt: row.createdAt,
      confirmedAt,
      ...browser,
    });
  });

  test('a sign-in ends the session that the browser had before, and no other', async () => {
    const user = await account();
    const [old, other] = [await stored(user.id), await stored(user.id)];
    const { token } = await start(user, old);
    expect(await hashesOf(user.id)).toEqual(hashes(other, token));
    expect((await read(token)).confirmedAt).toBeNull();
    expect(sessions.wasReplaced(old)).toBe(true);
    expect(sessions.wasReplaced(other)).toBe(false);
  });

  test('a sign-in of a browser without a session replaces none', async () => {
    await start(await account(), '');
    expect(sessions.wasReplaced('')).toBe(false);
  });

  test('an account has at most 50 sessions; the least recently used one ends', async () => {
    const user = await account();
    const bystander = await account();
    await stored(bystander.id, { lastSeenAt: ago(10 * day) });
    const rows = Array.from({ length: 50 }, (_, index) => ({
      ...rowOf(user.id, newToken()),
      // Not stored in the order of their last use: the eighth was used least recently.
      lastSeenAt: ago(((index * 7) % 50) * hour),
    }));
    await write((manager) => manager.insert(SessionEntity, rows));
    const { token } = await start(user, '');
    const kept = rows.toSpliced(7, 1).map((row) => row.tokenHash);
    expect(await hashesOf(user.id)).toEqual([...kept, hash(token)].sort());
    expect(await hashesOf(bystander.id)).toHaveLength(1);
  });

  test('a session is authenticated with its account, its age and its confirmation', async () => {
    const { id, email } = await account();
    const { createdAt: since } = await unitOfWork.read.findOneByOrFail(UserEntity, { id });
    const createdAt = ago(2 * day);
    const confirmedAt = ago(hour);
    const token = await stored(id, { createdAt, confirmedAt });
    expect(await authenticate(token)).toEqual({
      account: {
        id,
        email,
        firstName: 'Ada',
        lastName: 'Kwon',
        isAdmin: false,
        role: null,
        createdAt: since,
        version: 1,
        secondFactor: { isSetUp: false, isRequired: false, confirmedAt },
      },
      token,
      createdAt,
      isRenewalDue: false,
    });
    expect(await authenticate(newToken())).toBeNull();
  });

  test('a second factor is required of administrators only, if the settings say so', async () => {
    const customer = await stored((await account()).id);
    const producer = await stored((await (await application.member('producer')).user()).id);
    const { nest } = application;
    const settings: Settings = {
      ...nest.get<Settings>(settingsToken),
      adminSecondFactor: 'required',
    };
    const strict = new SessionsService(unitOfWork, secret, nest.get(AuditService), settings);
    const isRequired = async (token: string, service: SessionsService) =>
      (await authenticate(token, service))?.account.secondFactor?.isRequired;
    expect(await isRequired(producer, strict)).toBe(true);
    expect(await isRequired(customer, strict)).toBe(false);
    expect(await isRequired(producer, sessions)).toBe(false);
  });

  test('a renewal stores time and address of the last use in that session only', async () => {
    const { id } = await account();
    const before = { createdAt: ago(5 * day), lastSeenAt: ago(2 * day) };
    const [token, other] = [await stored(id, before), await stored(id, before)];
    const session = await authenticate(token);
    if (session === null) throw new Error('the session has ended');
    expect(session.isRenewalDue).toBe(true);
    const cookie = await sessions.renew(session, { device: 'Safari', address: '192.0.2.9' });
    expect(cookie).toEqual({ token, maxAge: expect.any(Number) });
    const renewed = await read(token);
    expect(renewed).toEqual({
      ...rowOf(id, token),
      createdAt: before.createdAt,
      lastSeenAt: expect.any(Date),
      address: '192.0.2.9',
    });
    expect(renewed.lastSeenAt.getTime()).toBeGreaterThan(ago(day).getTime());
    expect(await read(other)).toEqual({ ...rowOf(id, other), ...before });
  });

  test('a call renews a session that was last used more than a day ago, and no other', async () => {
    const client = await application.customer();
    const { id: userId } = await client.user();
    const call = async (lastSeenAt: Date) => {
      await write((manager) => manager.update(SessionEntity, { userId }, { lastSeenAt }));
      const { headers } = await client.get('/api/orders').expect(200);
      const row = await unitOfWork.read.findOneByOrFail(SessionEntity, { userId });
      return { cookies: headers['set-cookie'], isStored: row.lastSeenAt > lastSeenAt };
    };
    expect(await call(ago(23 * hour))).toEqual({ cookies: undefined, isStored: false });
    expect(await call(ago(25 * hour))).toEqual({
      cookies: [
        expect.stringMatching(/^nc_session=[\w-]{43};/),
        expect.stringMatching(/^nc_signed_in=1;/),
      ],
      isStored: true,
    });
  });

  test('only live sessions are found, each with the role of its account', async () => {
    const { id } = await account();
    const { id: producerId } = await (await application.member('producer')).user();
    const unused = { lastSeenAt: ago(13 * hour) };
    const [first, over] = [await stored(id, unused), await stored(producerId, unused)];
    const [ended, second] = [await stored(id), await stored(producerId)];
    await sessions.end(ended);
    expect(await sessions.stillThere([first, over, ended, second])).toEqual(
      new Map<string, string | null>([
        [first, null],
        [second, 'producer'],
      ]),
    );
  });

  test('a sign-out ends one session, and is recorded once, as done by its account', async () => {
    const bystander = await account();
    const foreign = await stored(bystander.id);
    const { id } = await account();
    const [token, other] = [await stored(id), await stored(id)];
    await sessions.end(token);
    await sessions.end(token);
    expect(await hashesOf(id)).toEqual(hashes(other));
    expect(await hashesOf(bystander.id)).toEqual(hashes(foreign));
    const action = 'session.ended';
    expect(await unitOfWork.read.findBy(AuditEntryEntity, { action, actorId: id })).toEqual([
      {
        id: expect.any(String),
        createdAt: expect.any(Date),
        action,
        status: 'done',
        actorId: id,
        targetType: null,
        targetId: null,
        address: null,
        device: '',
        changes: '[]',
      },
    ]);
  });

  test('the database is not asked about a browser without a session', async () => {
    const query = jest.spyOn(unitOfWork.read, 'query');
    const written = jest.spyOn(unitOfWork, 'write');
    expect(await authenticate('no-token')).toBeNull();
    expect(await sessions.stillThere([])).toEqual(new Map());
    await sessions.end('no-token');
    expect(query).not.toHaveBeenCalled();
    expect(written).not.toHaveBeenCalled();
    query.mockRestore();
    written.mockRestore();
  });

  test('a confirmation of the second factor counts for one session', async () => {
    const { id } = await account();
    const [token, other] = [await stored(id), await stored(id)];
    await write((manager) => sessions.confirm(manager, token));
    expect((await read(token)).confirmedAt).toEqual(expect.any(Date));
    expect((await read(other)).confirmedAt).toBeNull();
  });

  test('all or all other sessions of an account end, and none of another account', async () => {
    const bystander = await account();
    const foreign = await stored(bystander.id);
    const { id } = await account();
    const [token] = [await stored(id), await stored(id)];
    await write((manager) => sessions.endOthersOf(manager, id, token));
    expect(await hashesOf(id)).toEqual(hashes(token));
    await write((manager) => sessions.endAllOf(manager, id));
    expect(await hashesOf(id)).toEqual([]);
    expect(await hashesOf(bystander.id)).toEqual(hashes(foreign));
  });

  test('a restarted session begins again, and no other', async () => {
    const { id } = await account();
    const before = { createdAt: ago(5 * day), lastSeenAt: ago(2 * day) };
    const [token, other] = [await stored(id, before), await stored(id, before)];
    await write((manager) => sessions.restart(manager, token));
    const { createdAt, lastSeenAt } = await read(token);
    expect(createdAt.getTime()).toBeGreaterThanOrEqual(now.getTime());
    expect(lastSeenAt).toEqual(createdAt);
    expect(await read(other)).toMatchObject(before);
  });
});
