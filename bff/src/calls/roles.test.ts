import { type EndpointName, endpoints } from '@northcast/shared-contracts/api/endpoints';
import { fillPath } from '@northcast/shared-contracts/api/fill-path';
import { pictureContentType } from '@northcast/shared-contracts/api/post-pictures';
import { type Role, roles } from '@northcast/shared-contracts/roles';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { type EventStream, openStream } from '../../test/event-stream.js';
import { companyEnvironment } from '../../test/order-money.js';
import { assign, type Place, workedOrder } from '../../test/order-places.js';
import { type Right, rights } from '../../test/rights.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { LiveService } from '../live/live.service.js';

const names = Object.keys(rights) as EndpointName[];
const nobody = '01a1fb29-86ab-7903-95b6-d92a52d0ad1b';
const text = { text: 'x' };

/** Valid bodies of calls about an order, for calls that validate the body before the caller. */
const bodies = ({ fileId, version }: Place): Partial<Record<EndpointName, object>> => ({
  createDelivery: { fileIds: [nobody] },
  addComment: { fileId, ...text },
  markComment: { done: true },
  editComment: { ...text, before: 'x' },
  askForRevision: text,
  attachFile: { uploadId: nobody },
  addFileLink: { url: 'https://drive.example.com/a' },
  startThread: { subject: 's', message: 'm' },
  addPost: text,
  editBrief: { projectBrief: 'x', version },
  bookDemoCall: { startsAt: '2026-12-01T10:00:00.000Z' },
  acceptQuote: { signedName: 'Ada Kwon', agreed: true },
  declineQuote: { reason: 'r' },
});

/** Fills in ids that belong to the place, chosen by the first segment of the path. */
function pathAt(name: EndpointName, place: Place): string {
  const { path } = endpoints[name];
  const [, kind = ''] = /^\/api\/(?:admin\/)?(\w+)/.exec(path) ?? [];
  const ids: Record<string, string> = {
    files: name === 'fileAnalysis' ? place.audioId : place.fileId,
    deliveries: place.deliveryId,
    comments: place.commentId,
    messages: place.threadId,
    invoices: place.invoiceId,
  };
  const { deliveryId } = place;
  return fillPath(path, { id: ids[kind] ?? place.id, deliveryId, quoteId: nobody });
}

test('every endpoint has an entry in the table of rights', () => {
  expect(names.toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

describe.each(databases)('access by role on %s', (database) => {
  let application: TestApplication;
  let customer: Client;
  let assigned: Place;
  let other: Place;
  let members: Record<Role, Client>;

  beforeAll(async () => {
    application = await startApplication(database, companyEnvironment);
    customer = await application.customer();
    const admin = await application.administrator();
    assigned = await workedOrder(application, customer, admin);
    other = await workedOrder(application, customer, admin);
    members = {
      owner: admin,
      manager: await application.member('manager'),
      editor: await application.member('editor'),
      producer: await application.member('producer'),
    };
    await assign(application, assigned.id, await members.producer.user());
  });
  afterAll(() => application.close());

  async function statusOf(client: Client, name: EndpointName, place?: Place): Promise<number> {
    const { method, path } = endpoints[name];
    const at =
      place === undefined
        ? fillPath(path, {
            id: nobody,
            versionId: nobody,
            noteId: nobody,
            deliveryId: nobody,
            period: 'today',
          })
        : pathAt(name, place);
    const body = place === undefined ? {} : bodies(place)[name];
    if (name === 'uploadPicture') return (await client.post(at).type(pictureContentType)).status;
    if (method === 'GET') return (await client.get(at)).status;
    if (method === 'DELETE') return (await client.delete(at)).status;
    return (await (method === 'PUT' ? client.put(at, body) : client.post(at, body))).status;
  }

  const ofPanel = names.filter((name) => Array.isArray(rights[name]));
  test.each(ofPanel)('%s returns 403 to exactly the roles without the right', async (name) => {
    const allowed = rights[name] ?? [];
    const answers: [Role, boolean][] = [];
    for (const role of roles) {
      answers.push([role, (await statusOf(members[role], name)) !== 403]);
    }
    expect(answers).toEqual(roles.map((role) => [role, allowed.includes(role)]));
    expect(await statusOf(customer, name)).toBe(403);
  });

  const at = (...kinds: Right[]) =>
    names.filter((name) => kinds.some((kind) => kind === rights[name]));
  test.each(at('work', 'business', "customer's"))('%s depends on the assignment', async (name) => {
    expect(await statusOf(members.editor, name, assigned)).toBe(404);
    expect(await statusOf(members.producer, name, other)).toBe(404);
    const own = await statusOf(members.producer, name, assigned);
    if (rights[name] === 'work') expect([403, 404]).not.toContain(own);
    else expect([403, 404]).toContain(own);
    if (rights[name] === "customer's") return;
    expect(await statusOf(members.manager, name, other)).not.toBe(403);
  });

  test('producers can access an order only while it is assigned to them', async () => {
    const { producer } = members;
    const list = async () => (await producer.get('/api/admin/orders').expect(200)).body;
    const { body: order } = await producer.get(`/api/orders/${assigned.id}`).expect(200);
    expect(await list()).toMatchObject([{ id: assigned.id }]);
    await assign(application, assigned.id, null);
    await assign(application, other.id, await producer.user());
    expect(await list()).toMatchObject([{ id: other.id }]);
    await producer.get(`/api/orders/${order.number}`).expect(404);
    for (const name of at('work')) {
      expect([name, await statusOf(producer, name, assigned)]).toEqual([name, 404]);
    }
    await assign(application, other.id, null);
    await assign(application, assigned.id, await producer.user());
  });

  test('lists, search and counters of producers contain only assigned orders', async () => {
    const { producer } = members;
    const { body: all } = await members.manager.get('/api/admin/orders').expect(200);
    expect(all).toHaveLength(2);
    for (const query of ['?q=kwon', '?status=pending', '?perPage=50', `?q=${other.id}`]) {
      const { text: found } = await producer.get(`/api/admin/orders${query}`).expect(200);
      expect(found).not.toContain(other.id);
    }
    const page = await producer.get('/api/admin/orders?perPage=1').expect(200);
    expect(page.headers['x-total-count']).toBe('1');
    const { body: waiting } = await producer.get('/api/admin/overview').expect(200);
    expect(waiting).toMatchObject({ unansweredMessages: 0, enquiries: 0 });
  });

  test('producers see the price of their orders, but no invoices and no export', async () => {
    const { producer, manager } = members;
    const kindsFor = async (client: Client): Promise<string[]> => {
      const { body } = await client.get(`/api/orders/${assigned.id}`).expect(200);
      return body.events.map(({ kind }: { kind: string }) => kind);
    };
    expect(await kindsFor(manager)).toContain('invoiceIssued');
    expect(await kindsFor(customer)).toContain('invoiceIssued');
    expect(await kindsFor(producer)).toContain('deliveryAdded');
    expect(await kindsFor(producer)).not.toContain('invoiceIssued');
    const { body: totals } = await producer.get('/api/admin/orders/totals').expect(200);
    expect(totals).toEqual({ count: 1, price: 140 });
    await producer.get('/api/admin/orders.csv').expect(403);
  });

  test('producers cannot deliver to an own order that is not assigned to them', async () => {
    const producer = await application.member('producer');
    const own = { serviceName: 'Jingle', servicePrice: 140, customerPhone: '1', projectBrief: 'x' };
    const { id } = (await producer.post('/api/orders', own).expect(201)).body;
    const link = { url: 'https://drive.example.com/a' };
    const { body: file } = await producer.post(`/api/orders/${id}/file-links`, link).expect(201);
    const delivery = { fileIds: [file.id] };
    await producer.post(`/api/admin/orders/${id}/deliveries`, delivery).expect(404);
    await members.owner.delete(`/api/admin/orders/${id}`).expect(204);
  });

  test('live updates of orders reach producers for assigned orders, and never editors', async () => {
    const { producer, editor, manager } = members;
    await assign(application, other.id, await manager.user());
    const [produced, edited] = [await openStream(producer), await openStream(editor)];
    for (const { id } of [other, assigned]) {
      const thread = { subject: 's', message: 'm' };
      await customer.post(`/api/orders/${id}/messages`, thread).expect(201);
    }
    // A stream keeps the order of changes, so what it has not received before this one never comes.
    for (const [client, stream] of [[producer, produced] as const, [editor, edited] as const]) {
      const { id: userId } = await client.user();
      await application.database.unitOfWork.write((manager) =>
        application.nest.get(LiveService).changed(manager, { userId, tags: ['Posts'] }),
      );
      await stream.message(({ tags }) => tags.includes('Posts'));
    }
    const ordersTo = (stream: EventStream) => [
      ...new Set(stream.messages().flatMap(({ orderId = [] }) => orderId)),
    ];
    expect(ordersTo(produced)).toEqual([assigned.id]);
    expect(ordersTo(edited)).toEqual([]);
    produced.close();
    edited.close();
    await assign(application, other.id, null);
  });
});
