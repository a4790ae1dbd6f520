import type { AuditEntry } from '@northcast/shared-contracts/api/entities';
import { releaseChangesPath } from '@northcast/shared-contracts/api/release-changes';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

const token = 'a token of tests that is long enough';
const hour = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
const promoted = {
  at: hoursAgo(2),
  who: 'ci of account',
  what: 'promote',
  subject: 'mf-account',
  version: '1.4.0',
  why: 'Sign-in with passkeys',
};
const begun = { ...promoted, at: hoursAgo(1), what: 'canary', percent: 10, why: '' };

describe.each(databases)('release changes in the audit log on %s', (database) => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication(database, {
      RELEASE_AUDIT_TOKEN: token,
      AUDIT_DAYS: '30',
    });
  });
  afterAll(() => application.close());

  const tell = (changes: unknown, shown = token) =>
    application
      .visitor()
      .post(releaseChangesPath, { changes })
      .set('Authorization', `Bearer ${shown}`);
  const releases = async (): Promise<AuditEntry[]> => {
    const admin = await application.administrator();
    const { body } = await admin.get('/api/admin/audit?q=mf-account').expect(200);
    return body;
  };

  test('are recorded once each, with their own timestamp, author, version and reason', async () => {
    await tell([promoted, begun]).expect(204);
    await tell([promoted, begun]).expect(204);
    await Promise.all([tell([promoted]), tell([begun])]);
    const [canary, promotion, ...others] = await releases();
    expect(others).toEqual([]);
    expect(promotion).toMatchObject({
      createdAt: promoted.at,
      action: 'release.promoted',
      targetType: 'release',
      targetId: 'mf-account',
      changes: [
        { field: 'by', after: 'ci of account' },
        { field: 'version', after: '1.4.0' },
        { field: 'why', after: 'Sign-in with passkeys' },
      ],
    });
    expect(promotion?.address).toBeUndefined();
    expect(canary).toMatchObject({
      action: 'canary.started',
      changes: expect.arrayContaining([{ field: 'percent', after: '10' }]),
    });
  });

  test('are not recorded again once they are older than AUDIT_DAYS', async () => {
    const before = await releases();
    const old = { ...promoted, at: hoursAgo(30 * 24 + 1), version: '1.3.0' };
    const kept = { ...promoted, at: hoursAgo(30 * 24 - 1), version: '1.3.1' };
    await tell([old, kept]).expect(204);
    const times = (await releases()).map(({ createdAt }) => createdAt);
    expect(times).toEqual([...before.map(({ createdAt }) => createdAt), kept.at]);
  });

  test('are in the list whatever mark it is read up to, as their ids do not sort by time', async () => {
    await tell([promoted]).expect(204);
    const admin = await application.administrator();
    const all = await releases();
    expect(all).not.toEqual([]);
    const query = { q: 'mf-account', upTo: '00000000-0000-7000-8000-000000000000' };
    const { body, headers } = await admin.get('/api/admin/audit').query(query).expect(200);
    expect(body).toEqual(all);
    expect(headers).not.toHaveProperty('x-later-count');
    const unmarked = await admin.get('/api/admin/audit').expect(200);
    expect(unmarked.headers).not.toHaveProperty('x-list-mark');
  });

  test.each(['', 'another token that is long enough', `${token}x`])(
    'are rejected with 401 for the token %p',
    async (shown) => {
      const before = await releases();
      await tell([{ ...promoted, version: '6.6.6' }], shown).expect(401);
      const admin = await application.administrator();
      await admin.post(releaseChangesPath, { changes: [promoted] }).expect(401);
      expect(await releases()).toEqual(before);
    },
  );

  test.each([
    undefined,
    'x',
    [{}],
    [{ ...promoted, what: 'explode' }],
    [{ ...promoted, at: 'yesterday' }],
    [{ ...promoted, percent: '10' }],
    [{ ...promoted, why: 'x'.repeat(501) }],
    Array(101).fill(promoted),
  ])('are rejected with 400 when malformed (case %#)', async (changes) => {
    await tell(changes).expect(400);
  });
});

test('a server without RELEASE_AUDIT_TOKEN rejects release changes with 401', async () => {
  const application = await startApplication('sqlite');
  const message = application.visitor().post(releaseChangesPath, { changes: [] });
  await message.set('Authorization', 'Bearer null').expect(401);
  await application.close();
});
