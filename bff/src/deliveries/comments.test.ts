import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { type Delivered, deliver } from '../../test/deliveries.js';
import { unknownId } from '../../test/samples.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { OrderAccessService } from '../order-access/order-access.service.js';
import { DeliveryCommentEntity } from './delivery-comment.entity.js';

const agreed = { customerPhone: '1', projectBrief: 'A show about tea' };

describe.each(databases)('comments on deliveries on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let customer: Client;
  let delivery: Delivered;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
    customer = await application.customer();
  });
  beforeEach(async () => {
    const { body } = await customer.post('/api/orders', agreed).expect(201);
    delivery = await deliver(application, admin, body.id);
  });
  afterAll(() => application.close());

  const add = (client: Client, comment: object) =>
    client.post(`/api/deliveries/${delivery.id}/comments`, {
      fileId: delivery.fileId,
      ...comment,
    });
  const comments = async (client = customer) =>
    (await client.get(`/api/orders/${delivery.orderId}/deliveries`).expect(200)).body[0].comments;

  test('customers and administrators comment at positions, reply and mark comments as done', async () => {
    const first = await add(customer, { atMs: 62_500, text: ' Too loud ' }).expect(201);
    expect(first.body).toEqual({
      id: expect.any(String),
      deliveryId: delivery.id,
      fileId: delivery.fileId,
      authorId: (await customer.user()).id,
      authorName: 'Ada Kwon',
      authorRole: 'customer',
      atMs: 62_500,
      text: 'Too loud',
      createdAt: expect.any(String),
    });
    const parentId = first.body.id;
    const reply = await add(admin, { parentId, atMs: 1, text: 'Will do' }).expect(201);
    expect(reply.body).toMatchObject({ parentId, authorRole: 'administrator' });
    expect(reply.body.atMs).toBeUndefined();
    await add(customer, { text: 'On the whole: good' }).expect(201);
    const done = await admin.put(`/api/comments/${parentId}/done`, { done: true }).expect(200);
    expect(done.body).toMatchObject({ doneAt: expect.any(String), doneBy: 'administrator' });
    expect((await comments()).map(({ text }: { text: string }) => text)).toEqual([
      'Too loud',
      'Will do',
      'On the whole: good',
    ]);
    await customer.put(`/api/comments/${parentId}/done`, { done: false }).expect(200);
    expect((await comments())[0].doneAt).toBeUndefined();
  });

  test.each([
    ['text', { text: '' }, 'Please write a comment'],
    ['text', { text: 'x'.repeat(2001) }, 'Please use at most 2000 characters'],
    ['atMs', { text: 'x', atMs: -1 }, 'This is no position in a file'],
    ['atMs', { text: 'x', atMs: 1.5 }, 'This is no position in a file'],
    ['atMs', { text: 'x', atMs: 86_400_001 }, 'This is no position in a file'],
    ['atMs', { text: 'x', atMs: '5' }, 'This is no position in a file'],
  ])('a comment with an invalid %s (case %#) is rejected', async (path, comment, message) => {
    const { body } = await add(customer, comment).expect(422);
    expect(body.errors).toEqual([{ path, message }]);
    expect(await comments()).toEqual([]);
  });

  test('replies to replies or unknown comments, and files of other deliveries, return 404', async () => {
    const remark = (await add(customer, { text: 'x' }).expect(201)).body.id;
    const reply = (await add(admin, { text: 'y', parentId: remark }).expect(201)).body.id;
    await add(customer, { text: 'z', parentId: reply }).expect(404);
    await add(customer, { text: 'z', parentId: unknownId }).expect(404);
    await add(customer, { text: 'z', fileId: unknownId }).expect(404);
    const other = await deliver(application, admin, delivery.orderId);
    await add(customer, { text: 'z', fileId: other.fileId }).expect(404);
  });

  test('a comment sent twice with the same idempotency key is stored once', async () => {
    const send = () => add(customer, { text: 'x' }).set('Idempotency-Key', 'comment');
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await comments()).toEqual([first.body]);
  });

  test('authors edit their own comments; an edit of an outdated text returns 409', async () => {
    const { id } = (await add(customer, { text: 'x' }).expect(201)).body;
    const edit = (client: Client, text: string, before: string) =>
      client.put(`/api/comments/${id}`, { text, before });
    await edit(admin, 'theirs', 'x').expect(403);
    const { body } = await edit(customer, ' y ', 'x').expect(200);
    expect(body).toMatchObject({ text: 'y', editedAt: expect.any(String) });
    const refused = await edit(customer, 'z', 'x').expect(409);
    expect(refused.body.current).toMatchObject({ id, text: 'y' });
    await edit(customer, '', 'y').expect(422);
    await edit(customer, 'z', 'y').expect(200);
    expect(await comments()).toMatchObject([{ text: 'z', editedAt: expect.any(String) }]);
    const { events } = (await customer.get(`/api/orders/${delivery.orderId}`).expect(200)).body;
    const kinds = events.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind === 'commentEdited')).toHaveLength(1);
    await customer.delete(`/api/comments/${id}`).expect(204);
    await edit(customer, 'gone', 'z').expect(404);
  });

  test('of concurrent edits of the same text one succeeds and the others return 409', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { id } = (await add(customer, { text: 'x' }).expect(201)).body;
      const answers = await Promise.all(
        ['one', 'two', 'three'].map((text) =>
          customer.put(`/api/comments/${id}`, { text, before: 'x' }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    }
  });

  test('an edit and a mark return 404 if the comment was deleted while they waited for the order', async () => {
    const { id } = (await add(customer, { text: 'x' }).expect(201)).body;
    const access = application.nest.get(OrderAccessService);
    const forUpdate = access.forUpdate.bind(access);
    const deleteFirst = () =>
      jest.spyOn(access, 'forUpdate').mockImplementationOnce(async (manager, ...order) => {
        await manager.delete(DeliveryCommentEntity, { id });
        return forUpdate(manager, ...order);
      });
    deleteFirst();
    await customer.put(`/api/comments/${id}`, { text: 'y', before: 'x' }).expect(404);
    deleteFirst();
    await customer.put(`/api/comments/${id}/done`, { done: true }).expect(404);
  });

  test('authors can delete their own comments, but only those without replies', async () => {
    const id = (await add(customer, { text: 'x' }).expect(201)).body.id;
    await admin.delete(`/api/comments/${id}`).expect(403);
    const reply = (await add(admin, { text: 'y', parentId: id }).expect(201)).body.id;
    const refused = await customer.delete(`/api/comments/${id}`).expect(409);
    expect(refused.body.message).toBe('This comment has replies and cannot be deleted.');
    await admin.delete(`/api/comments/${reply}`).expect(204);
    await customer.delete(`/api/comments/${id}`).expect(204);
    await customer.delete(`/api/comments/${id}`).expect(404);
    expect(await comments()).toEqual([]);
  });

  test('a delivery accepts at most 500 comments, even from concurrent requests', async () => {
    const { body } = await add(customer, { text: 'x' }).expect(201);
    await application.database.unitOfWork.write(async (manager) => {
      const row = await manager.findOneByOrFail(DeliveryCommentEntity, { id: body.id });
      const rows = Array.from({ length: 498 }, (_, index) => ({
        ...row,
        // Such an ending cannot occur in the server's own ids.
        id: `${row.id.slice(0, -4)}z${String(index).padStart(3, '0')}`,
      }));
      await manager.insert(DeliveryCommentEntity, rows);
    });
    const answers = await Promise.all([
      add(customer, { text: 'last' }),
      add(customer, { text: 'last' }),
      add(admin, { text: 'last' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await comments()).toHaveLength(500);
  });

  test('other customers get 404 for reading, writing, marking and deleting comments', async () => {
    const { id } = (await add(customer, { text: 'x' })).body;
    const other = await application.customer();
    await add(other, { text: 'x' }).expect(404);
    await other.put(`/api/comments/${id}/done`, { done: true }).expect(404);
    await other.delete(`/api/comments/${id}`).expect(404);
    await other.get(`/api/orders/${delivery.orderId}/deliveries`).expect(404);
    await other.get(`/api/deliveries/${delivery.id}/comments.csv`).expect(404);
    await other.get(`/api/deliveries/${delivery.id}/markers.csv`).expect(404);
  });

  describe('exports', () => {
    const get = async (path: string) => {
      const answer = await admin.get(`/api/deliveries/${delivery.id}/${path}`).expect(200);
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
      return answer;
    };

    test('comments.csv contains all comments, with formulas escaped', async () => {
      const { id } = (await add(customer, { atMs: 3_723_004, text: '=HYPERLINK("x")' })).body;
      await add(admin, { parentId: id, text: 'Said, "done"' });
      const { text, headers } = await get('comments.csv');
      expect(headers['content-disposition']).toMatch(/northcast-[0-9A-F]{8}-v1-comments\.csv/);
      const [heading, first, second] = text.split('\r\n');
      expect(heading).toBe('\uFEFFVersion,File,Position,Author,Role,Text,Created,Done,Id,Reply to');
      expect(first).toContain(`1,episode.txt,1:02:03.004,Ada Kwon,customer,"'=HYPERLINK(""x"")",`);
      expect(second).toContain('"Said, ""done"""');
      expect(second).toMatch(new RegExp(`,${id}$`));
    });

    test('markers.csv lists open comments by position, in the format of REAPER or Audition', async () => {
      await add(customer, { atMs: 62_500, text: '=later,\nin two\tlines' });
      await add(customer, { atMs: 5, text: 'first' });
      await add(customer, { text: 'on the whole' });
      const { id } = (await add(customer, { atMs: 10, text: 'done' })).body;
      await admin.put(`/api/comments/${id}/done`, { done: true }).expect(200);
      const reaper = await get('markers.csv?editor=reaper');
      expect(reaper.text.split('\r\n')).toEqual([
        '#,Name,Start,End,Length',
        'M1,Ada Kwon: first,0:00:00.005,,',
        'M2,"Ada Kwon: =later, in two lines",0:01:02.500,,',
        '',
      ]);
      const audition = await get('markers.csv?editor=audition');
      expect(audition.text.split('\r\n')).toEqual([
        'Name\tStart\tDuration\tTime Format\tType\tDescription',
        'Ada Kwon\t0:00.005\t0:00.000\tdecimal\tCue\tfirst',
        "Ada Kwon\t1:02.500\t0:00.000\tdecimal\tCue\t'=later, in two lines",
        '',
      ]);
      const other = await get(`markers.csv?editor=reaper&file=${unknownId}`);
      expect(other.text).toBe('#,Name,Start,End,Length\r\n');
    });

    test('markers.csv shortens a long comment without splitting an emoji', async () => {
      await add(customer, { atMs: 5, text: `x${'😀'.repeat(500)}` });
      const { text } = await get('markers.csv?editor=audition');
      expect(text).toContain(`\tx${'😀'.repeat(498)}…\r\n`);
    });
  });
});
