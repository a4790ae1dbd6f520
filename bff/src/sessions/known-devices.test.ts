import type { EntityManager } from 'typeorm';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { sessionSecretToken } from '../settings/session-secret.js';
import { KnownDeviceEntity } from './known-device.entity.js';
import { KnownDevicesService } from './known-devices.service.js';
import { newToken, tokenHash } from './secret-token.js';

const now = Date.now();
const ago = (minutes: number) => new Date(now - minutes * 60_000);

describe.each(databases)('the known devices of an account on %s', (database) => {
  let application: TestApplication;
  let unitOfWork: UnitOfWork;
  let devices: KnownDevicesService;
  let user: { id: string; email: string };
  let bystander: { id: string; email: string };
  beforeAll(async () => {
    application = await startApplication(database);
    unitOfWork = application.database.unitOfWork;
    devices = application.nest.get(KnownDevicesService);
    // The browser that registers an account is known to it.
    bystander = await (await application.customer()).user();
  });
  afterAll(() => application.close());
  /** An account without known devices. */
  beforeEach(async () => {
    user = await (await application.customer()).user();
    await write((manager) => manager.delete(KnownDeviceEntity, { userId: user.id }));
  });

  const write = <Result>(work: (manager: EntityManager) => Promise<Result>) =>
    unitOfWork.write(work);
  const hash = (token: string) =>
    tokenHash(application.nest.get<string>(sessionSecretToken), token);
  const remember = (token: string, { id } = user) =>
    write((manager) => devices.remember(manager, id, token));
  const forgetOthers = (token: string | null) =>
    write((manager) => devices.forgetOthers(manager, user.id, token));
  const rows = (userId = user.id) =>
    unitOfWork.read.find(KnownDeviceEntity, { where: { userId }, order: { tokenHash: 'ASC' } });
  const hashes = async () => (await rows()).map((row) => row.tokenHash);
  const setLastSeen = (token: string, lastSeenAt: Date) =>
    write((manager) =>
      manager.update(KnownDeviceEntity, { tokenHash: hash(token) }, { lastSeenAt }),
    );

  test('have a key for rate limits, which other devices and accounts do not have', async () => {
    const token = newToken();
    await remember(token);
    expect(await devices.keyFor(user.email, token)).toBe(hash(token));
    expect(await devices.keyFor(user.email, newToken())).toBeNull();
    expect(await devices.keyFor(user.email, null)).toBeNull();
    expect(await devices.keyFor(bystander.email, token)).toBeNull();
    expect(await devices.keyFor('nobody@example.com', token)).toBeNull();
  });

  test('do not include a new device, which is reported unless it is the first', async () => {
    const [first, second] = [newToken(), newToken()];
    expect(await remember(first)).toBe(false);
    expect(await remember(second)).toBe(true);
    expect(await remember(first)).toBe(false);
    expect(await remember(second)).toBe(false);
    const row = { userId: user.id, lastSeenAt: expect.any(Date) };
    const expected = [hash(first), hash(second)].sort();
    expect(await rows()).toEqual(expected.map((tokenHash) => ({ ...row, tokenHash })));
  });

  test('keep the time of their own last use', async () => {
    const [first, second] = [newToken(), newToken()];
    await remember(first);
    await remember(second);
    await remember(first, bystander);
    await setLastSeen(first, ago(60));
    await setLastSeen(second, ago(50));
    await remember(first);
    const timeOf = async (token: string, userId = user.id) =>
      (await rows(userId)).find(({ tokenHash }) => tokenHash === hash(token))?.lastSeenAt;
    expect((await timeOf(first))?.getTime()).toBeGreaterThan(ago(1).getTime());
    expect(await timeOf(second)).toEqual(ago(50));
    expect(await timeOf(first, bystander.id)).toEqual(ago(60));
  });

  test('are at most 20; the one that was used least recently is forgotten', async () => {
    const known = Array.from({ length: 20 }, (_, index) => ({
      userId: user.id,
      // Neither stored nor named in the order of their last use: the eighth is the oldest.
      tokenHash: `${String.fromCharCode(97 + index)} ${user.id}`,
      lastSeenAt: ago(((index * 3 + 18) % 20) + 1),
    }));
    await write((manager) => manager.insert(KnownDeviceEntity, known));
    const token = newToken();
    expect(await remember(token)).toBe(true);
    const kept = known.toSpliced(7, 1).map(({ tokenHash }) => tokenHash);
    expect(await hashes()).toEqual([...kept, hash(token)].sort());
  });

  test('include a device once that signs in twice at the same moment', async () => {
    const token = newToken();
    await remember(token);
    const isNew = await write(async (manager) => {
      // The other sign-in stores the device after this one has looked for it.
      const find = jest.spyOn(manager, 'find').mockResolvedValueOnce([]);
      const result = await devices.remember(manager, user.id, token);
      find.mockRestore();
      return result;
    });
    expect(isNew).toBe(false);
    expect(await hashes()).toEqual([hash(token)]);
  });

  test('do not hide that a device could not be stored', async () => {
    const failing = write(async (manager) => {
      const query = jest.spyOn(manager, 'query').mockRejectedValueOnce(new Error('disk is full'));
      try {
        return await devices.remember(manager, user.id, newToken());
      } finally {
        query.mockRestore();
      }
    });
    await expect(failing).rejects.toThrow('disk is full');
    expect(await rows()).toEqual([]);
  });

  test('are forgotten with the former password, except the one that replaced it', async () => {
    const [kept, other] = [newToken(), newToken()];
    for (const token of [kept, other]) await remember(token);
    const before = await rows(bystander.id);
    expect(before).not.toEqual([]);
    await forgetOthers(kept);
    expect(await hashes()).toEqual([hash(kept)]);
    expect(await rows(bystander.id)).toEqual(before);
  });

  test.each<[string, () => string | null]>([
    ['no device', () => null],
    ['an unknown device', () => newToken()],
  ])(
    'are all forgotten with a password replaced from %s, and the next is reported',
    async (_from, from) => {
      const token = newToken();
      await remember(token);
      const before = await rows(bystander.id);
      await forgetOthers(from());
      expect(await rows()).toEqual([
        {
          userId: user.id,
          tokenHash: expect.stringMatching(/^[\w-]{43}$/),
          lastSeenAt: expect.any(Date),
        },
      ]);
      expect(await devices.keyFor(user.email, token)).toBeNull();
      expect(await rows(bystander.id)).toEqual(before);
      expect(await remember(token)).toBe(true);
    },
  );

  test('stay none with a password that an account without a device replaces', async () => {
    await forgetOthers(null);
    expect(await rows()).toEqual([]);
    expect(await remember(newToken())).toBe(false);
  });
});
