import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { mailsTo, newestToken } from '../../test/mailbox.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { HousekeepingService } from '../housekeeping/housekeeping.service.js';
import { SubscriberEntity } from './subscriber.entity.js';

const hour = 3_600_000;

describe.each(databases)('the newsletter on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let visitor: Client;
  beforeAll(async () => {
    application = await startApplication(database, { PUBLIC_URL: 'http://localhost:3000' });
    admin = await application.administrator();
    visitor = application.visitor();
  });
  afterAll(() => application.close());

  const enter = (email: string) => visitor.post('/api/newsletter', { email }).expect(204);
  const kindsTo = async (email: string) =>
    (await mailsTo(application, email)).map(({ kind }) => kind);
  const tokenOf = (email: string) => newestToken(application, email, 'newsletter-confirmation');
  const listed = async (query: object) =>
    (await admin.get('/api/admin/subscribers').query(query).expect(200)).body;
  const confirm = async (email: string) => {
    await enter(email);
    await visitor.post('/api/newsletter/confirmation', { token: await tokenOf(email) }).expect(204);
  };
  /** Moves the last mail to an address into the past by so many milliseconds. */
  const age = (email: string, milliseconds: number) =>
    application.database.unitOfWork.write((manager) =>
      manager.update(
        SubscriberEntity,
        { email },
        { mailedAt: new Date(Date.now() - milliseconds) },
      ),
    );

  test('concurrent entries of a known address send one mail', async () => {
    const email = 'again@example.com';
    await enter(email);
    await age(email, hour);
    await Promise.all([1, 2, 3, 4].map(() => enter(email)));
    expect(await kindsTo(email)).toHaveLength(2);
  });

  test('an address is subscribed once the link in its mail is confirmed', async () => {
    await visitor.post('/api/newsletter', { email: 'Mara@Example.com' }).expect(204);
    const [row] = await listed({ q: 'mara@example.com' });
    expect(row).toEqual({
      id: expect.any(String),
      email: 'mara@example.com',
      status: 'waiting',
      createdAt: expect.any(String),
    });
    const token = await tokenOf('mara@example.com');
    await visitor.post('/api/newsletter/confirmation', { token }).expect(204);
    await visitor.post('/api/newsletter/confirmation', { token }).expect(204);
    expect(await listed({ q: 'mara', status: 'confirmed' })).toEqual([
      { ...row, status: 'confirmed', confirmedAt: expect.any(String) },
    ]);
    expect(await kindsTo('mara@example.com')).toEqual([
      'newsletter-confirmation',
      'newsletter-subscribed',
    ]);
  });

  test('repeated entries of an address send at most one mail per waiting period', async () => {
    for (const _time of [1, 2, 3]) await enter('noor@example.com');
    expect(await kindsTo('noor@example.com')).toEqual(['newsletter-confirmation']);
    await age('noor@example.com', hour);
    await enter('noor@example.com');
    expect(await kindsTo('noor@example.com')).toHaveLength(2);
    await visitor
      .post('/api/newsletter/confirmation', { token: await tokenOf('noor@example.com') })
      .expect(204);
    await enter('noor@example.com');
    await age('noor@example.com', 25 * hour);
    await enter('noor@example.com');
    expect((await kindsTo('noor@example.com')).slice(2)).toEqual([
      'newsletter-subscribed',
      'newsletter-repeated',
    ]);
  });

  test('concurrent entries of an address create one row and one mail', async () => {
    await Promise.all([1, 2, 3, 4].map(() => enter('twice@example.com')));
    expect(await listed({ q: 'twice@example.com' })).toHaveLength(1);
    expect(await kindsTo('twice@example.com')).toEqual(['newsletter-confirmation']);
  });

  test('an expired, altered or unrelated token returns 410 and confirms nothing', async () => {
    await confirm('ends@example.com');
    const ends = await newestToken(application, 'ends@example.com', 'newsletter-subscribed');
    await enter('late@example.com');
    const token = await tokenOf('late@example.com');
    const refuse = (text: string) =>
      visitor.post('/api/newsletter/confirmation', { token: text }).expect(410);
    await refuse(ends);
    await refuse(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`);
    await visitor.post('/api/newsletter/end', { token }).expect(410);
    await age('late@example.com', 49 * hour);
    await refuse(token);
    expect(await listed({ q: 'late@example.com', status: 'confirmed' })).toEqual([]);
  });

  test('the link in a mail unsubscribes the address and can be used repeatedly', async () => {
    await confirm('leaves@example.com');
    const token = await newestToken(application, 'leaves@example.com', 'newsletter-subscribed');
    for (const _time of [1, 2]) await visitor.post('/api/newsletter/end', { token }).expect(204);
    expect(await listed({ q: 'leaves@example.com' })).toEqual([]);
  });

  test('the link in an earlier mail ends the subscription of an address that signed up again', async () => {
    const email = 'returns@example.com';
    await confirm(email);
    const token = await newestToken(application, email, 'newsletter-subscribed');
    await visitor.post('/api/newsletter/end', { token }).expect(204);
    await confirm(email);
    expect(await listed({ q: email, status: 'confirmed' })).toHaveLength(1);
    await visitor.post('/api/newsletter/end', { token }).expect(204);
    expect(await listed({ q: email })).toEqual([]);
  });

  test('an unconfirmed address is deleted after a week', async () => {
    await enter('forgets@example.com');
    await confirm('stays@example.com');
    await age('forgets@example.com', 8 * 24 * hour);
    await age('stays@example.com', 8 * 24 * hour);
    await application.nest.get(HousekeepingService).sweep();
    expect(await listed({ q: 'forgets@example.com' })).toEqual([]);
    expect(await listed({ q: 'stays@example.com' })).toHaveLength(1);
  });

  test('the CSV download contains only confirmed addresses, each with its unsubscribe link', async () => {
    await confirm('csv@example.com');
    await enter('not-yet@example.com');
    const { text } = await admin.get('/api/admin/subscribers.csv').query({ q: 'csv' }).expect(200);
    const [head, line, ...rest] = text.trimEnd().split('\r\n');
    expect(head).toBe('\uFEFFEmail,Confirmed,Unsubscribe link');
    const [, path = '', token = ''] =
      /^csv@example\.com,[^,]+,http:\/\/localhost:3000(\S+)#token=(\S+)$/.exec(line ?? '') ?? [];
    expect([path, rest]).toEqual(['/newsletter/unsubscribe', []]);
    const all = await admin.get('/api/admin/subscribers.csv').expect(200);
    expect(all.text).not.toContain('not-yet@example.com');
    await visitor.post('/api/newsletter/end', { token }).expect(204);
    expect(await listed({ q: 'csv@example.com' })).toEqual([]);
  });

  test('an administrator can delete an address, and the audit log records the deletion', async () => {
    await confirm('removed@example.com');
    const [{ id }] = await listed({ q: 'removed@example.com' });
    await admin.delete(`/api/admin/subscribers/${id}`).expect(204);
    await admin.delete(`/api/admin/subscribers/${id}`).expect(404);
    const { body } = await admin.get('/api/admin/audit').query({ q: 'subscriber.removed' });
    expect(body[0]).toMatchObject({ action: 'subscriber.removed', targetId: id });
  });

  test.each(['', 'a@b', 'two@example.com, three@example.com', null])(
    'the address %p is rejected with 422',
    async (email) => {
      const { body } = await visitor.post('/api/newsletter', { email }).expect(422);
      expect(body.errors).toEqual([
        { path: 'email', message: 'Please enter a valid email address' },
      ]);
    },
  );
});
