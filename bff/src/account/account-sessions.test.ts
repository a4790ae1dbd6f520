import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { SessionEntity } from '../sessions/session.entity.js';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe.each(databases)('the sessions of an account on %s', (database) => {
  let application: TestApplication;
  let client: Client;
  let email: string;
  let made = 0;
  beforeAll(async () => {
    application = await startApplication(database);
  });
  afterAll(() => application.close());
  beforeEach(async () => {
    made += 1;
    email = `sessions-${made}@example.com`;
    client = await application.customer({ email });
  });

  const signIn = async () => {
    const other = application.visitor();
    const login = other.post('/api/login', { email, password: 'password' });
    await login.set('User-Agent', firefox).expect(200);
    return other;
  };
  const list = async (of = client) => (await of.get('/api/account/sessions').expect(200)).body;

  test('are listed with device and address, with the current session marked', async () => {
    await signIn();
    const sessions = await list();
    expect(sessions).toHaveLength(2);
    expect(sessions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ device: 'Firefox on Windows', isCurrent: false }),
        expect.objectContaining({ device: 'Unknown browser', isCurrent: true }),
      ]),
    );
    for (const { id, address } of sessions) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(address).toBe('127.0.0.1');
    }
  });

  test('are listed without token hashes', async () => {
    const rows = await application.database.unitOfWork.read.find(SessionEntity);
    const text = JSON.stringify(await list());
    for (const { tokenHash } of rows) expect(text).not.toContain(tokenHash);
  });

  test('are ended one by one, but not by another account', async () => {
    const other = await signIn();
    const [id] = (await list(other)).flatMap((session: { id: string; isCurrent: boolean }) =>
      session.isCurrent ? [session.id] : [],
    );
    const stranger = await application.customer();
    await stranger.delete(`/api/account/sessions/${id}`).expect(404);
    await other.get('/api/user').expect(200);
    await client.delete(`/api/account/sessions/${id}`).expect(204);
    await other.get('/api/user').expect(401);
    await client.delete(`/api/account/sessions/${id}`).expect(404);
    await client.get('/api/user').expect(200);
  });

  test('clear their cookies when the current session is ended', async () => {
    const [session] = await list();
    const { headers } = await client.delete(`/api/account/sessions/${session.id}`).expect(204);
    expect(String(headers['set-cookie'])).toMatch(/nc_session=;.*nc_signed_in=;/);
    await client.get('/api/user').expect(401);
  });

  test('are ended by one request, except the current session', async () => {
    const others = [await signIn(), await signIn()];
    await client.delete('/api/account/sessions').expect(204);
    for (const other of others) await other.get('/api/user').expect(401);
    expect(await list()).toMatchObject([{ isCurrent: true }]);
  });

  test('are limited to 50; the least recently used session ends', async () => {
    const { id: userId } = await client.user();
    const { unitOfWork } = application.database;
    const lastSeenAt = new Date(Date.now() - 60_000);
    await unitOfWork.write((manager) => manager.update(SessionEntity, { userId }, { lastSeenAt }));
    for (let time = 0; time < 49; time += 1) await signIn();
    await client.get('/api/user').expect(200);
    await signIn();
    await client.get('/api/user').expect(401);
    expect(await unitOfWork.read.countBy(SessionEntity, { userId })).toBe(50);
  });

  test('can be listed and ended by administrators', async () => {
    const admin = await application.administrator();
    const { id } = await client.user();
    const path = `/api/admin/customers/${id}/sessions`;
    expect((await admin.get(path).expect(200)).body).toMatchObject([{ isCurrent: false }]);
    await admin.delete(path).expect(204);
    await client.get('/api/user').expect(401);
    await admin.get(`/api/admin/customers/${'0'.repeat(36)}/sessions`).expect(404);
    await admin.delete(`/api/admin/customers/${'0'.repeat(36)}/sessions`).expect(404);
  });
});
