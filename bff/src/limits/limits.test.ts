import type { Client } from '../../test/client.js';
import { mailsTo } from '../../test/mailbox.js';
import { placement } from '../../test/samples.js';
import { setUpTotp } from '../../test/second-factor.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

const right = { email: 'ada@example.com', password: 'password' };
const wrong = { ...right, password: 'passw0rd' };
const enquiry = {
  name: 'Ada Kwon',
  email: 'ada@example.com',
  service: 'Audio Production',
  message: 'We start in spring.',
};

describe('rate limits', () => {
  let application: TestApplication;
  beforeEach(async () => {
    application = await startApplication('sqlite', {
      TRUST_PROXY: 'loopback',
      RATE_LIMITS:
        'login=8/60, account=3/60, register=3/60, contact=2/60, orders=2/60, messages=2/60, mails=1/60, changes=2/60, writes=40/60',
    });
    await application.customer({ email: right.email });
  });
  afterEach(() => application.close());

  const login = (body: object, address: string) =>
    application.visitor().post('/api/login', body).set('X-Forwarded-For', address);

  test('failed sign-ins to one account from one address return 429 above the limit', async () => {
    for (let guess = 0; guess < 3; guess += 1) await login(wrong, '192.0.2.1').expect(401);
    const { body, headers } = await login(wrong, '192.0.2.1').expect(429);
    expect(body.message).toBe('Too many requests. Please wait a moment and try again.');
    expect(Number(headers['retry-after'])).toBeGreaterThan(50);
    await login(right, '192.0.2.1').expect(429);
  });

  test('the owner of the account can still sign in from another address', async () => {
    for (let guess = 0; guess < 4; guess += 1) await login(wrong, '192.0.2.1');
    await login(right, '192.0.2.2').expect(200);
  });

  test('failed sign-ins to many accounts from one address return 429 above the limit', async () => {
    for (let guess = 0; guess < 8; guess += 1) {
      await login({ ...wrong, email: `somebody-${guess}@example.com` }, '192.0.2.1').expect(401);
    }
    await login({ ...wrong, email: 'another@example.com' }, '192.0.2.1').expect(429);
  });

  test('refused sign-ins to one account do not count for the other accounts of the address', async () => {
    for (let guess = 0; guess < 3; guess += 1) await login(wrong, '192.0.2.1').expect(401);
    for (let guess = 0; guess < 8; guess += 1) await login(wrong, '192.0.2.1').expect(429);
    const { email } = await (await application.customer()).user();
    await login({ ...right, email }, '192.0.2.1').expect(200);
  });

  test('concurrent failed sign-ins count towards the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(wrong, '192.0.2.1')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  });

  test('successful sign-ins do not count towards the limit', async () => {
    for (let time = 0; time < 12; time += 1) await login(right, '192.0.2.1').expect(200);
    await login(wrong, '192.0.2.1').expect(401);
  });

  test('enquiries and writes from one address are limited, reads are not', async () => {
    const from = { 'X-Forwarded-For': '192.0.2.1' };
    const visitor = application.visitor();
    await visitor.post('/api/contact', enquiry).set(from).expect(201);
    await visitor.post('/api/contact', enquiry).set(from).expect(201);
    await visitor.post('/api/contact', enquiry).set(from).expect(429);
    for (let time = 0; time < 37; time += 1) await visitor.post('/api/nothing', {}).set(from);
    await visitor.post('/api/nothing', {}).set(from).expect(429);
    await visitor.get('/api/blog').set(from).expect(200);
    await visitor.post('/api/nothing', {}).set('X-Forwarded-For', '192.0.2.2').expect(404);
  });

  test('orders of one customer are limited, those of others and of the team are not', async () => {
    const customer = await application.customer();
    const other = await application.customer();
    const admin = await application.administrator();
    const place = (client: Client, address: string) =>
      client.post('/api/orders', placement).set('X-Forwarded-For', address);
    await place(customer, '192.0.2.1').expect(201);
    await place(customer, '192.0.2.2').expect(201);
    const { headers } = await place(customer, '192.0.2.3').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(50);
    await place(other, '192.0.2.1').expect(201);
    for (let count = 0; count < 3; count += 1) await place(admin, '192.0.2.1').expect(201);
    const { email } = await customer.user();
    expect(await mailsTo(application, email, 'order-placed')).toHaveLength(2);
  });

  test.each([
    ['an order', '/api/orders', placement],
    ['a message', '/api/messages', { subject: 'Delivery', message: 'When?' }],
    ['an enquiry', '/api/contact', enquiry],
  ])(
    '%s that is sent again under its key gets its response above the limit',
    async (_, path, body) => {
      const customer = await application.customer();
      const send = (key: string, change: object = {}) =>
        customer.post(path, { ...body, ...change }).set('Idempotency-Key', key);
      await send('first').expect(201);
      const second = await send('second').expect(201);
      await send('third').expect(429);
      expect((await send('second').expect(201)).body).toEqual(second.body);
      await send('second', { message: 'other', projectBrief: 'other' }).expect(422);
    },
  );

  test('a post that is sent again under its key gets its response above the limit', async () => {
    const customer = await application.customer();
    const sent = await customer.post('/api/messages', { subject: 's', message: 'm' }).expect(201);
    const post = (key: string) =>
      customer
        .post(`/api/messages/${sent.body.id}/posts`, { text: 'One more thing' })
        .set('Idempotency-Key', key);
    const first = await post('first').expect(201);
    await post('second').expect(429);
    expect((await post('first').expect(201)).body).toEqual(first.body);
  });

  test('a new address that is sent again under its key gets its response above the limit', async () => {
    const customer = await application.customer();
    const change = (key: string) =>
      customer
        .put('/api/account/email', { email: `${key}@example.com`, currentPassword: 'password' })
        .set('Idempotency-Key', key);
    const first = await change('first').expect(200);
    await change('second').expect(429);
    expect((await change('first').expect(200)).body).toEqual(first.body);
  });

  test('new passwords, each of which sends a mail, are limited per account', async () => {
    const [one, other] = [await application.customer(), await application.customer()];
    const change = (client: Client) =>
      client.put('/api/account/password', { currentPassword: 'password', password: 'password' });
    for (let time = 0; time < 2; time += 1) await change(one).expect(204);
    for (let time = 0; time < 4; time += 1) await change(one).expect(429);
    const { email } = await one.user();
    expect(await mailsTo(application, email, 'password-changed')).toHaveLength(2);
    await application
      .visitor()
      .post('/api/login', { ...right, email })
      .expect(200);
    await change(other).expect(204);
  });

  test('changes of the second factor, each of which sends a mail, are limited per account', async () => {
    const customer = await application.customer();
    const { recoveryCodes } = await setUpTotp(customer);
    const path = '/api/account/second-factor';
    const stepUp = (code?: string) => customer.post('/api/account/step-up', { code });
    const renew = () => customer.post(`${path}/recovery-codes`, { currentPassword: 'password' });
    await stepUp(recoveryCodes[0]).expect(204);
    for (let time = 0; time < 4; time += 1) await renew().expect(429);
    await stepUp(recoveryCodes[1]).expect(429);
    const { email } = await customer.user();
    expect(await mailsTo(application, email, 'second-factor-changed')).toHaveLength(2);
    expect((await customer.get(path).expect(200)).body.recoveryCodesLeft).toBe(9);
  });

  test('exports of the own data, which store an audit entry, are limited like writes', async () => {
    const customer = await application.customer();
    const from = { 'X-Forwarded-For': '192.0.2.9' };
    for (let time = 0; time < 39; time += 1)
      await customer.get('/api/account/data').set(from).expect(200);
    await customer.get('/api/account/data.csv').set(from).expect(200);
    await customer.get('/api/account/data').set(from).expect(429);
    const refused = await customer.get('/api/account/data.csv').set(from).expect(429);
    expect(refused.headers).not.toHaveProperty('content-disposition');
  });
});
