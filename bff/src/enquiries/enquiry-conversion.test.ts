import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { mailsTo, newestToken } from '../../test/mailbox.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { problems } from '../errors/problems.js';

const names = { firstName: 'Ada', lastName: 'Kwon' };

describe.each(databases)('an enquiry from the address of an account on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let made = 0;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
  });
  afterAll(() => application.close());

  const newEmail = () => {
    made += 1;
    return `owner-${made}@example.com`;
  };
  async function enquire(email: string): Promise<string> {
    const message = 'We start in spring, in secret.';
    const form = { name: 'Ada Kwon', email, service: 'Audio Production', message };
    const { body } = await application.visitor().post('/api/contact', form).expect(201);
    return `/api/admin/enquiries/${body.id}`;
  }

  test('that has not confirmed the address becomes neither its order nor its customer', async () => {
    const email = newEmail();
    const squatter = await application.customer({ email });
    const enquiry = await enquire(email);
    for (const outcome of ['order', 'customer']) {
      const { body } = await admin.post(`${enquiry}/${outcome}`, names).expect(409);
      expect(body.message).toBe(problems.enquirerUnconfirmed);
    }
    expect((await squatter.get('/api/orders').expect(200)).body).toEqual([]);
    const { body } = await admin.get(enquiry).expect(200);
    expect(body).not.toHaveProperty('becameCustomerId');
    expect(body).toMatchObject({ status: 'new', isAccountConfirmed: false });
  });

  test('becomes its order once a new password has confirmed the address', async () => {
    const email = newEmail();
    const squatter = await application.customer({ email });
    const enquiry = await enquire(email);
    const convert = () => admin.post(`${enquiry}/order`, names).set('Idempotency-Key', enquiry);
    await convert().expect(409);
    await application.visitor().post('/api/password-reset', { email }).expect(204);
    const token = await newestToken(application, email, 'password-reset');
    const choice = { token, password: 'correct battery' };
    await application.visitor().put('/api/password-reset', choice).expect(204);
    const { body } = await convert().expect(201);
    expect(body.becameCustomerId).toBe(body.accountId);
    expect(body.isAccountConfirmed).toBe(true);
    await squatter.get('/api/orders').expect(401);
  });

  test('that an earlier enquiry created becomes its order before the invitation is used', async () => {
    const email = newEmail();
    const earlier = await admin.post(`${await enquire(email)}/customer`, names).expect(201);
    const enquiry = await enquire(email);
    const shown = await admin.get(enquiry).expect(200);
    expect(shown.body.isAccountConfirmed).toBe(true);
    const { body } = await admin.post(`${enquiry}/order`, names).expect(201);
    expect(body.becameCustomerId).toBe(earlier.body.becameCustomerId);
    expect(await mailsTo(application, email, 'invitation')).toHaveLength(1);
  });

  test('says nothing about the confirmation of an account that does not exist', async () => {
    const { body } = await admin.get(await enquire(newEmail())).expect(200);
    expect(body).toMatchObject({ status: 'new' });
    expect(body).not.toHaveProperty('isAccountConfirmed');
    expect(body).not.toHaveProperty('accountId');
  });

  test('does not become the order of an account that the team gave this address later', async () => {
    const email = newEmail();
    const other = newEmail();
    const created = await admin.post(`${await enquire(other)}/customer`, names).expect(201);
    const path = `/api/admin/customers/${created.body.becameCustomerId}`;
    await admin.put(path, { ...names, email }).expect(200);
    await admin.post(`${await enquire(email)}/order`, names).expect(409);
  });

  test('that was registered before does not count as created from its enquiry', async () => {
    const email = newEmail();
    const squatter = await application.customer({ email });
    const { id: becameCustomerId } = await squatter.user();
    const enquiry = await enquire(email);
    await application.database.unitOfWork.write((manager) =>
      manager.query('UPDATE enquiries SET becameCustomerId = ? WHERE email = ?', [
        becameCustomerId,
        email,
      ]),
    );
    await admin.post(`${enquiry}/order`, names).expect(409);
  });
});
