import { contactServices } from '@northcast/shared-contracts/content/catalogue/contact-services';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

const form = {
  name: 'Ada Kwon',
  email: 'Ada@Example.com',
  podcastName: 'Signal & Noise',
  service: 'Audio Production',
  message: 'We start in spring.',
};

describe.each(databases)('enquiries on %s', (database) => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication(database);
  });
  afterAll(() => application.close());

  test('an enquiry from a visitor is listed for administrators, who can delete it', async () => {
    const { body } = await application.visitor().post('/api/contact', form).expect(201);
    expect(body).toEqual({
      ...form,
      id: expect.any(String),
      email: 'ada@example.com',
      createdAt: expect.any(String),
    });
    const admin = await application.administrator();
    const list = await admin.get('/api/admin/enquiries').query({ q: body.id }).expect(200);
    expect(list.body).toEqual([{ ...body, status: 'new', version: 1 }]);
    const { text } = await admin.get('/api/admin/enquiries.csv').query({ q: body.id }).expect(200);
    const [head, row, end] = text.split('\r\n');
    expect(head).toBe('\uFEFFId,Name,Email,Podcast,Service,Message,Status,Received');
    expect(row).toMatch(new RegExp(`^${body.id},.*,ada@example.com,.*,new,${body.createdAt}$`));
    expect(end).toBe('');
    await admin.delete(`/api/admin/enquiries/${body.id}`).expect(204);
    await admin.delete(`/api/admin/enquiries/${body.id}`).expect(404);
    expect((await admin.get('/api/admin/enquiries').query({ q: body.id })).body).toEqual([]);
  });

  test.each(contactServices)(
    'the service %s is accepted without a podcast name',
    async (service) => {
      const { podcastName: _name, ...rest } = form;
      const { body } = await application
        .visitor()
        .post('/api/contact', { ...rest, service })
        .expect(201);
      expect(body).not.toHaveProperty('podcastName');
    },
  );

  test.each([
    ['name', { name: 'A' }, 'Name must be at least 2 characters'],
    ['name', { name: undefined }, 'Name must be at least 2 characters'],
    ['email', { email: 'a@b' }, 'Please enter a valid email address'],
    ['service', { service: '' }, 'Please select a service'],
    ['service', { service: 'Catering' }, 'Please select a service'],
    ['message', { message: 'Too short' }, 'Message must be at least 10 characters'],
    ['message', { message: 'x'.repeat(5001) }, 'Please use at most 5000 characters'],
  ])('an enquiry with an invalid %s (case %#) is rejected', async (path, change, message) => {
    const { body } = await application
      .visitor()
      .post('/api/contact', { ...form, ...change })
      .expect(422);
    expect(body.errors).toEqual([{ path, message }]);
  });

  test('the response contains the errors of all invalid fields', async () => {
    const { body } = await application.visitor().post('/api/contact', {}).expect(422);
    expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      'email',
      'message',
      'name',
      'service',
    ]);
  });
});
