import { databases } from '../../test/databases.js';
import { setUpTotp, totpCode } from '../../test/second-factor.js';
import {
  administrator,
  startApplication,
  type TestApplication,
} from '../../test/test-application.js';

const account = {
  email: 'second@example.com',
  firstName: 'S',
  lastName: 'A',
  password: 'plum ladder',
};

describe.each(databases)('the second-factor requirement for administrators on %s', (database) => {
  let application: TestApplication;
  afterEach(() => application.close());

  /** Starts the application with the first administrator and a second one. */
  async function start(setting?: string) {
    const environment = setting === undefined ? {} : { ADMIN_SECOND_FACTOR: setting };
    application = await startApplication(database, environment);
    const first = await application.administrator();
    if (setting === 'required') await setUpTotp(first, administrator.password);
    await first.post('/api/admin/customers', { ...account, isAdmin: true }).expect(201);
    const second = application.visitor();
    await second.post('/api/login', account).expect(200);
    return { first, second };
  }
  const isRequired = async (client: Awaited<ReturnType<typeof start>>['first']) =>
    (await client.get('/api/account/second-factor').expect(200)).body.isRequired;

  test('applies to all by default, as soon as one administrator has a second factor', async () => {
    const { first, second } = await start();
    const third = application.visitor();
    await first.get('/api/admin/orders').expect(200);
    await second.get('/api/admin/orders').expect(200);
    expect(await isRequired(second)).toBe(false);
    const { secret } = await setUpTotp(first, administrator.password);
    await first.get('/api/admin/orders').expect(200);
    const { body } = await second.get('/api/admin/orders').expect(403);
    expect(body).toMatchObject({
      message: 'Please set up a second factor for your account first.',
      setUp: 'second-factor',
    });
    expect(await isRequired(second)).toBe(true);
    await third.post('/api/login', account).expect(200);
    await third.get('/api/orders').expect(200);
    await setUpTotp(second, account.password);
    await second.get('/api/admin/orders').expect(200);
    const removal = { currentPassword: administrator.password, code: totpCode(secret, 1) };
    await first.post('/api/account/second-factor/totp/removal', removal).expect(204);
    await first.get('/api/admin/orders').expect(403);
  });

  test("is not triggered by a customer's second factor", async () => {
    const { second } = await start();
    const customer = await application.customer();
    await setUpTotp(customer);
    await second.get('/api/admin/orders').expect(200);
    expect(await isRequired(customer)).toBe(false);
    await customer.get('/api/admin/orders').expect(403);
  });

  test('applies to every administrator with ADMIN_SECOND_FACTOR=required', async () => {
    const { first, second } = await start('required');
    await first.get('/api/admin/overview').expect(200);
    const { body } = await second.post('/api/admin/customers', {}).expect(403);
    expect(body.setUp).toBe('second-factor');
    await second.get('/api/orders').expect(200);
    expect(await isRequired(second)).toBe(true);
  });

  test('applies to no administrator with ADMIN_SECOND_FACTOR=optional', async () => {
    const { first, second } = await start('optional');
    await setUpTotp(first, administrator.password);
    await second.get('/api/admin/orders').expect(200);
    expect(await isRequired(second)).toBe(false);
  });

  test('is checked with one database query per request', async () => {
    const { first, second } = await start();
    await setUpTotp(first, administrator.password);
    const query = jest.spyOn(application.database.unitOfWork.read, 'query');
    await second.get('/api/admin/orders').expect(403);
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();
  });
});
