import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { mailsTo, newestToken } from '../../test/mailbox.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { HousekeepingService } from '../housekeeping/housekeeping.service.js';
import { MailEntity } from '../mail/mail.entity.js';
import { KnownDeviceEntity } from '../sessions/known-device.entity.js';

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

describe.each(databases)('known browsers of an account on %s', (database) => {
  let application: TestApplication;
  let owner: Client;
  let email: string;
  let made = 0;
  beforeAll(async () => {
    application = await startApplication(database);
  });
  afterAll(() => application.close());
  beforeEach(async () => {
    made += 1;
    email = `known-${made}@example.com`;
    owner = await application.customer({ email });
  });

  const login = (client: Client, password = 'password') =>
    client.post('/api/login', { email, password }).set('User-Agent', safari).expect(200);
  const warnings = () => mailsTo(application, email, 'new-device');
  const devices = async () => {
    const { id: userId } = await owner.user();
    return application.database.unitOfWork.read.findBy(KnownDeviceEntity, { userId });
  };

  test('a sign-in with an unknown browser sends one mail to the owner', async () => {
    const other = application.visitor();
    await login(other);
    await login(other);
    const [mail, ...more] = await warnings();
    expect(more).toEqual([]);
    expect(mail?.textPart).toMatch(/Browser: Safari on iPhone/);
    expect(mail?.textPart).toMatch(/Time: \w{3} \d+, \d{4}.* UTC/);
    expect(mail?.textPart).toMatch(/Network address: 127\.0\.0\.1/);
  });

  test('a sign-in with the browser that registered sends no mail, even after signing out', async () => {
    await owner.post('/api/logout').expect(204);
    await login(owner);
    expect(await warnings()).toEqual([]);
  });

  test('the first browser of an account created by an administrator sends no mail', async () => {
    const admin = await application.administrator();
    email = `made-${email}`;
    const account = { email, firstName: 'M', lastName: 'O', password: 'password' };
    await admin.post('/api/admin/customers', account).expect(201);
    await login(application.visitor());
    expect(await warnings()).toEqual([]);
    await login(application.visitor());
    expect(await warnings()).toHaveLength(1);
  });

  const password = 'another one';

  async function resetFrom(client: Client) {
    await client.post('/api/password-reset', { email }).expect(204);
    const token = await newestToken(application, email, 'password-reset');
    await client.put('/api/password-reset', { token, password }).expect(204);
  }

  test('after a reset only the browser that it was made with is known', async () => {
    const other = application.visitor();
    await login(other);
    await resetFrom(owner);
    await login(owner, password);
    expect(await warnings()).toHaveLength(1);
    await login(other, password);
    expect(await warnings()).toHaveLength(2);
  });

  test('after a reset with an unknown browser no browser is known', async () => {
    await resetFrom(application.visitor());
    await login(owner, password);
    expect(await warnings()).toHaveLength(1);
    await login(owner, password);
    expect(await warnings()).toHaveLength(1);
  });

  test('after a change of the password only the browser that it was made with is known', async () => {
    const other = application.visitor();
    await login(other);
    const change = { currentPassword: 'password', password };
    await owner.put('/api/account/password', change).expect(204);
    await login(owner, password);
    expect(await warnings()).toHaveLength(1);
    await login(other, password);
    expect(await warnings()).toHaveLength(2);
  });

  test('after an administrator has set the password no browser is known', async () => {
    const admin = await application.administrator();
    const { id } = await owner.user();
    const account = { email, firstName: 'Ada', lastName: 'Kwon', password };
    await admin.put(`/api/admin/customers/${id}`, account).expect(200);
    await login(owner, password);
    expect(await warnings()).toHaveLength(1);
  });

  test('the first sign-in after a mailed link to choose a password sends no mail', async () => {
    const { id: userId } = await owner.user();
    await application.database.unitOfWork.write((manager) =>
      manager.delete(KnownDeviceEntity, { userId }),
    );
    await resetFrom(application.visitor());
    await login(application.visitor(), password);
    expect(await warnings()).toEqual([]);
  });

  test('a browser known to another account only is unknown to this account', async () => {
    await login(await application.customer());
    expect(await warnings()).toHaveLength(1);
  });

  test('unknown browsers send at most three mails an hour, also if they sign in at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => login(application.visitor())));
    expect(await warnings()).toHaveLength(3);
    const { id: userId } = await owner.user();
    const createdAt = new Date(Date.now() - 3_601_000);
    await application.database.unitOfWork.write((manager) =>
      manager.update(MailEntity, { userId, kind: 'new-device' }, { createdAt }),
    );
    await login(application.visitor());
    expect(await warnings()).toHaveLength(4);
  });

  test('at most 20 browsers are stored, without their tokens', async () => {
    for (let time = 0; time < 22; time += 1) await login(application.visitor());
    const known = await devices();
    expect(known).toHaveLength(20);
    const [, token = ''] = /nc_device=([\w-]{43})/.exec(owner.cookie()) ?? [];
    expect(token).not.toBe('');
    expect(JSON.stringify(known)).not.toContain(token);
  });

  test('stored browsers are deleted after a year', async () => {
    const sweep = (days: number) =>
      application.nest.get(HousekeepingService).sweep(Date.now() + days * 86_400_000);
    const before = await application.database.unitOfWork.read.count(KnownDeviceEntity);
    expect(before).toBeGreaterThan(0);
    await sweep(364);
    expect(await application.database.unitOfWork.read.count(KnownDeviceEntity)).toBe(before);
    await sweep(366);
    expect(await application.database.unitOfWork.read.count(KnownDeviceEntity)).toBe(0);
  });
});
