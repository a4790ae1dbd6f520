import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { HousekeepingService } from '../housekeeping/housekeeping.service.js';
import { IdempotentCallEntity } from './idempotent-call.entity.js';

const order = { serviceName: 'Jingle', servicePrice: 140, customerPhone: '1', projectBrief: 'x' };
const enquiry = {
  name: 'Ada Kwon',
  email: 'ada@example.com',
  service: 'Audio Production',
  message: 'We start in spring.',
};

describe.each(databases)('writes with an Idempotency-Key on %s', (database) => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication(database, { TRUST_PROXY: 'loopback' });
  });
  afterAll(() => application.close());

  test('an order sent twice is stored once and gets equal responses', async () => {
    const customer = await application.customer();
    const send = () => customer.post('/api/orders', order).set('Idempotency-Key', 'form-1');
    const first = await send().expect(201);
    const second = await send().expect(201);
    expect(second.body).toEqual(first.body);
    expect((await customer.get('/api/orders')).body).toHaveLength(1);
  });

  test('equal orders without a key are all stored', async () => {
    const customer = await application.customer();
    const { id: userId } = await customer.user();
    const first = await customer.post('/api/orders', order).expect(201);
    const second = await customer.post('/api/orders', order).expect(201);
    expect(second.body.id).not.toBe(first.body.id);
    expect((await customer.get('/api/orders')).body).toHaveLength(2);
    const { read } = application.database.unitOfWork;
    expect(await read.findBy(IdempotentCallEntity, { userId })).toEqual([]);
  });

  test('ten concurrent requests store one order', async () => {
    const customer = await application.customer();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        customer.post('/api/orders', order).set('Idempotency-Key', 'form-1'),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await customer.get('/api/orders')).body).toHaveLength(1);
  });

  test('a different body with the same key is rejected with 422', async () => {
    const customer = await application.customer();
    await customer.post('/api/orders', order).set('Idempotency-Key', 'form-1').expect(201);
    const { body } = await customer
      .post('/api/orders', { ...order, projectBrief: 'other' })
      .set('Idempotency-Key', 'form-1')
      .expect(422);
    expect(body.message).toBe('This form was already sent with other contents.');
    expect((await customer.get('/api/orders')).body).toHaveLength(1);
  });

  test('the same key of another customer or for another endpoint is independent', async () => {
    const one = await application.customer();
    const two = await application.customer();
    const letter = { subject: 'a', message: 'b' };
    await one.post('/api/orders', order).set('Idempotency-Key', 'k').expect(201);
    await two.post('/api/orders', order).set('Idempotency-Key', 'k').expect(201);
    await one.post('/api/messages', letter).set('Idempotency-Key', 'k').expect(201);
    expect((await two.get('/api/orders')).body).toHaveLength(1);
    expect((await one.get('/api/messages')).body).toHaveLength(1);
  });

  test('the same key for an edit and the deletion of one order is independent', async () => {
    const customer = await application.customer();
    const admin = await application.administrator();
    const { body } = await customer.post('/api/orders', order).expect(201);
    const path = `/api/admin/orders/${body.id}`;
    const edited = { ...body, status: 'processing' };
    await admin.put(path, edited).set('Idempotency-Key', 'k').expect(200);
    await admin.delete(path).set('Idempotency-Key', 'k').expect(204);
    await admin.delete(path).set('Idempotency-Key', 'another').expect(404);
  });

  test('the same key of visitors from two addresses is independent', async () => {
    const send = (address: string) =>
      application
        .visitor()
        .post('/api/contact', enquiry)
        .set('X-Forwarded-For', address)
        .set('Idempotency-Key', 'from two addresses');
    const one = await send('192.0.2.1').expect(201);
    const other = await send('192.0.2.2').expect(201);
    expect(other.body.id).not.toBe(one.body.id);
    expect((await send('192.0.2.1').expect(201)).body).toEqual(one.body);
  });

  test('a rejected write does not use up the key', async () => {
    const customer = await application.customer();
    const wrong = { ...order, servicePrice: 1 };
    await customer.post('/api/orders', wrong).set('Idempotency-Key', 'k').expect(422);
    await customer.post('/api/orders', order).set('Idempotency-Key', 'k').expect(201);
  });

  test('an enquiry sent twice is stored once', async () => {
    const send = () =>
      application.visitor().post('/api/contact', enquiry).set('Idempotency-Key', 'enquiry-1');
    const first = await send().expect(201);
    expect((await send().expect(201)).body).toEqual(first.body);
    const admin = await application.administrator();
    const { body } = await admin.get('/api/admin/enquiries').query({ q: first.body.id });
    expect(body).toHaveLength(1);
  });

  test('an edit and a deletion sent again return the first response', async () => {
    const customer = await application.customer();
    const admin = await application.administrator();
    const placed = await customer.post('/api/orders', order).expect(201);
    const path = `/api/admin/orders/${placed.body.id}`;
    const edit = () =>
      admin.put(path, { ...placed.body, status: 'processing' }).set('Idempotency-Key', 'edit');
    const first = await edit().expect(200);
    expect((await edit().expect(200)).body).toEqual(first.body);
    await admin.delete(path).set('Idempotency-Key', 'deletion').expect(204);
    await admin.delete(path).set('Idempotency-Key', 'deletion').expect(204);
    await admin.delete(path).set('Idempotency-Key', 'another').expect(404);
  });

  test('a registration sent again signs in only with the password of the account', async () => {
    const account = {
      firstName: 'Ada',
      lastName: 'Kwon',
      email: 'twice@example.com',
      password: 'password',
    };
    const register = (change: object = {}) => {
      const client = application.visitor();
      const sent = { ...account, ...change };
      return { client, answer: client.post('/api/register', sent).set('Idempotency-Key', 'r') };
    };
    const first = await register().answer.expect(201);
    const again = register();
    expect((await again.answer.expect(201)).body).toEqual(first.body);
    await again.client.get('/api/user').expect(200);
    const thief = register({ password: 'passw0rd' });
    await thief.answer.expect(422);
    await thief.client.get('/api/user').expect(401);
  });

  test('a key of 200 printable characters is accepted', async () => {
    const customer = await application.customer();
    const key = '~ !'.padEnd(200, 'x');
    const send = () => customer.post('/api/orders', order).set('Idempotency-Key', key);
    const first = await send().expect(201);
    expect((await send().expect(201)).body).toEqual(first.body);
  });

  test.each([
    ['empty', ''],
    ['too long', 'x'.repeat(201)],
    ['not ASCII', 'cl\u00e9'],
    ['not printable', 'a\tb'],
  ])('a key that is %s is rejected with 400', async (_case, key) => {
    const customer = await application.customer();
    await customer.post('/api/orders', order).set('Idempotency-Key', key).expect(400);
    expect((await customer.get('/api/orders')).body).toEqual([]);
  });

  test('the stored rows contain no readable personal data', async () => {
    const customer = await application.customer({ firstName: 'Fenella', lastName: 'Quirk' });
    const { email } = await customer.user();
    const sent = { ...order, customerPhone: '+44 20 7946 0958' };
    await customer.post('/api/orders', sent).set('Idempotency-Key', 'private').expect(201);
    const rows = await application.database.unitOfWork.read.find(IdempotentCallEntity);
    expect(rows.length).toBeGreaterThan(0);
    for (const word of ['Fenella', 'Quirk', email, sent.customerPhone]) {
      expect(JSON.stringify(rows)).not.toContain(word);
    }
  });

  test('a key expires after a day', async () => {
    const admin = await application.administrator();
    const { id } = await (await application.customer()).user();
    const send = () =>
      admin
        .post('/api/admin/messages', { userId: id, subject: 's', message: 'm' })
        .set('Idempotency-Key', 'old');
    const first = await send().expect(201);
    await application.nest.get(HousekeepingService).sweep(Date.now() + 23 * 3_600_000);
    expect((await send().expect(201)).body.id).toBe(first.body.id);
    await application.nest.get(HousekeepingService).sweep(Date.now() + 25 * 3_600_000);
    expect((await send().expect(201)).body.id).not.toBe(first.body.id);
  });
});
