import { readyDraft } from '../../test/blog-posts.js';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { LiveChangeEntity } from '../live/live-change.entity.js';

describe.each(databases)('the restoration of a deleted post on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
  });
  afterAll(() => application.close());

  const at = (id: string) => `/api/admin/posts/${id}`;

  test('can be repeated, and is recorded once', async () => {
    const { read } = application.database.unitOfWork;
    const { id } = await readyDraft(admin, 'restored');
    await admin.delete(at(id)).expect(204);
    const restore = async () => (await admin.post(`${at(id)}/restore`).expect(200)).body;
    const restored = await restore();
    expect(restored).toMatchObject({ id, status: 'draft' });
    const changes = await read.countBy(LiveChangeEntity, {});
    expect(await restore()).toEqual(restored);
    expect(await read.countBy(LiveChangeEntity, {})).toBe(changes);
    const entries = { action: 'post.restored', targetId: id } as const;
    expect(await read.countBy(AuditEntryEntity, entries)).toBe(1);
  });

  test('does not change a post that was published since', async () => {
    const { id } = await readyDraft(admin, 'published-since');
    await admin.delete(at(id)).expect(204);
    const { version } = (await admin.post(`${at(id)}/restore`).expect(200)).body;
    const published = (await admin.post(`${at(id)}/publish`, { version }).expect(200)).body;
    expect((await admin.post(`${at(id)}/restore`).expect(200)).body).toEqual(published);
  });

  test('returns 404 if there is no such post', async () => {
    await admin.post(`${at(crypto.randomUUID())}/restore`).expect(404);
  });
});
