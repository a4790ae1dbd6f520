import type { AuditEntry } from '@northcast/shared-contracts/api/entities';
import { releaseChangesPath } from '@northcast/shared-contracts/api/release-changes';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

const token = 'a token of tests that is long enough';
const promoted = {
  at: '2026-11-22T10:00:00.000Z',
  who: 'ci of account',
  what: 'promote',
  subject: 'mf-account',
  version: '1.4.0',
  why: 'Sign-in with passkeys',
};
const begun = { ...promoted, at: '2026-11-22T11:00:00.000Z', what: 'canary', percent: 10, why: '' };

describe.each(databases)('release changes in the audit log on %s', (database) => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication(database, { RELEASE_AUDIT_TOKEN: token });
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
