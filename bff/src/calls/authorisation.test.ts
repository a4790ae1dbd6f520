import {
  type Endpoint,
  type EndpointName,
  endpoints,
} from '@northcast/shared-contracts/api/endpoints';
import { fillPath } from '@northcast/shared-contracts/api/fill-path';
import { pictureContentType } from '@northcast/shared-contracts/api/post-pictures';
import type { RequestName } from '@northcast/shared-contracts/api/requests';
import type { Response, Test } from 'supertest';
import { BlogPosts, picture } from '../../test/blog-posts.js';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { type Delivered, deliver } from '../../test/deliveries.js';
import { storeFile } from '../../test/order-files.js';
import {
  companyEnvironment,
  goodQuote,
  invoicedOrder,
  offeredTimes,
  placeOrder,
  pricedOrder,
  quotedOrder,
} from '../../test/order-money.js';
import { postsDirectory } from '../../test/posts-directory.js';
import {
  administrator,
  startApplication,
  type TestApplication,
} from '../../test/test-application.js';
import { begunUpload, filesChecked, idOf, sendPart, uploadFile } from '../../test/uploads.js';
import { seedPosts } from '../blog/seed-posts.js';
import { MailEntity } from '../mail/mail.entity.js';
import { OutboxService } from '../mail/outbox.service.js';
import { unsubscribeToken } from '../notices/unsubscribe-token.js';
import { sessionSecretToken } from '../settings/session-secret.js';

/** Those first that are refused mostly: a row that nobody touched serves them all. */
const callers = [
  'visitor',
  'ended session',
  'other customer',
  'demoted administrator',
  'customer',
  'administrator',
] as const;
type CallerName = (typeof callers)[number];

const token = 'x'.repeat(43);

/** Good bodies; `userId` and the caller's password are filled in. */
const bodies: Readonly<Record<RequestName, object>> = {
  login: { email: 'nobody@example.com', password: 'password' },
  registration: { firstName: 'A', lastName: 'B', email: '?', password: 'password' },
  orderPlacement: { customerPhone: '1', projectBrief: 'x' },
  briefChange: { projectBrief: 'x', version: 1 },
  orderNoteCreation: { text: 'x' },
  quoteCreation: goodQuote(),
  quoteAcceptance: { signedName: 'Ada Kwon', agreed: true },
  quoteDecline: { reason: 'r' },
  demoCallBooking: { startsAt: '?' },
  paymentChange: { paymentLink: 'https://pay.example/1' },
  invoiceIssue: { customerName: 'Ada Kwon' },
  creditNote: { reason: 'r' },
  supportMessage: { subject: 's', message: 'm' },
  contact: {
    name: 'Ada',
    email: 'ada@example.com',
    service: 'Audio Production',
    message: 'We start in spring.',
  },
  enquiryAnswerCreation: { text: 't' },
  enquiryStatus: { status: 'done' },
  enquiryConversion: { firstName: 'Ada', lastName: 'Kwon' },
  savedReplyCreation: { title: 't', text: 't' },
  savedReplyUpdate: { title: 't', text: 't' },
  savedReplyOrder: { ids: '?' },
  listViewCreation: { list: 'orders', name: 'v', query: '', hidden: [] },
  listViewUpdate: { name: 'w', query: '', hidden: [] },
  customerCreation: { firstName: 'A', lastName: 'B', email: '?', password: 'password' },
  customerUpdate: { firstName: 'A', lastName: 'B', email: '?' },
  orderCreation: { serviceName: 'x', servicePrice: 1, projectBrief: 'x' },
  orderBulkChange: {
    orders: [{ id: '01a00000-0000-7000-8000-000000000000' }],
    status: 'completed',
  },
  orderUpdate: { serviceName: 'x', servicePrice: 1, projectBrief: 'x' },
  messageCreation: { subject: 's', message: 'm' },
  messageReply: { reply: 'r' },
  threadStart: { subject: 's', message: 'm' },
  postCreation: { text: 't' },
  blogPostCreation: { title: 'Loudness' },
  postDraft: { title: 'Loudness', version: '?' },
  postVersionSeen: { version: '?' },
  postSchedule: { version: '?', scheduledFor: '2099-01-01T00:00:00Z' },
  passwordResetRequest: { email: 'nobody@example.com' },
  invitationCreation: { email: '?', role: 'editor' },
  roleChange: { role: 'manager' },
  teamJoining: { token, firstName: 'A', lastName: 'B', password: 'password' },
  passwordReset: { token, password: 'another one' },
  linkToken: { token },
  nameChange: { firstName: 'A', lastName: 'B' },
  emailChange: { email: '?', currentPassword: '?' },
  passwordChange: { currentPassword: '?', password: '?' },
  accountDeletion: { currentPassword: 'not the right one' },
  noticesChange: { notices: 'daily' },
  totpStart: { currentPassword: '?' },
  totpConfirmation: { code: '000000' },
  totpRemoval: { currentPassword: '?', code: '000000' },
  recoveryCodesRenewal: { currentPassword: '?', code: '000000' },
  stepUp: { code: '000000' },
  passkeyStart: { currentPassword: '?' },
  passkeyCreation: { name: 'My phone', credential: '{}' },
  passkeySignIn: { credential: '{}' },
  fileAttachment: { uploadId: '?' },
  deliveryCreation: { fileIds: '?' },
  revisionRequest: { text: 'x' },
  commentCreation: { fileId: '?', text: 'x' },
  commentDone: { done: true },
  commentEdit: { text: 'y', before: 'x' },
  fileLink: { url: 'https://drive.example.com/a' },
};

/** Those that need what only the mail of an account holds. */
const linkCalls: readonly EndpointName[] = [
  'resetPassword',
  'confirmEmail',
  'openInvitation',
  'joinTeam',
];

/** Those that are the customer's alone. */
const customersOnly: readonly EndpointName[] = ['acceptQuote', 'declineQuote'];

/** Those that need a code which only the owner's app shows, where there is one. */
const codeCalls: Partial<Record<EndpointName, number>> = {
  confirmTotp: 422,
  removeTotp: 409,
  renewRecoveryCodes: 409,
  stepUp: 409,
  addPasskey: 422,
  removePasskey: 404,
};

/** What belongs to an order without naming it. */
const ofParties = /^\/api\/(files|deliveries|comments)\/:id/;

/** The customer decides, and only who wrote a comment deletes it. */
const customersCalls: readonly EndpointName[] = [
  'approveDelivery',
  'askForRevision',
  'deleteComment',
  'editComment',
];

/** What each caller is answered, by who may call. */
function expectedStatus(name: EndpointName, caller: CallerName): number {
  const { access, path, status }: Endpoint = endpoints[name];
  if (name === 'login' || name === 'passkeySignIn') return 401;
  if (linkCalls.includes(name)) return 410;
  if (access === 'public') return status;
  if (caller === 'visitor' || caller === 'ended session') return 401;
  if (name === 'acceptInvitation') return 410;
  if (name === 'deleteAccount') return 422;
  if (name in codeCalls) return codeCalls[name] ?? status;
  // An order or a thread is there for its customer and for administrators; nobody else learns that it is.
  const isParty = caller === 'customer' || caller === 'administrator';
  if (access === 'customer' && /^\/api\/(orders|messages)\/:id/.test(path) && !isParty) return 404;
  if (ofParties.test(path) && !isParty) return 404;
  if (customersCalls.includes(name) && caller === 'administrator') return 403;
  // The upload is the first customer's, and each side removes its own files.
  if (name === 'attachFile' && caller !== 'customer') return 404;
  if (name === 'removeFile' && caller !== 'customer') return 403;
  if (access === 'customer' && path.startsWith('/api/invoices/') && !isParty) return 404;
  // What is agreed, the customer agrees to.
  if (customersOnly.includes(name) && caller === 'administrator') return 403;
  // The session is one of the first customer's.
  if (name === 'endSession' && caller !== 'customer') return 404;
  return access === 'admin' && caller !== 'administrator' ? 403 : status;
}

describe.each(databases)('who may call what on %s', (database) => {
  let application: TestApplication;
  let clients: Record<CallerName, Client>;
  let owner: Client;
  let endedCookie: string;
  let posts: BlogPosts;
  let made = 0;

  const unusedEmail = () => {
    made += 1;
    return `somebody-${made}@example.com`;
  };

  beforeAll(async () => {
    application = await startApplication(database, {
      PUBLIC_URL: 'http://localhost:3000',
      ...companyEnvironment,
    });
    await seedPosts(application.database.unitOfWork, postsDirectory);
    const admin = await application.administrator();
    owner = await application.customer();
    posts = await BlogPosts.of(admin);
    const ended = await application.administrator();
    endedCookie = ended.cookie();
    await application.visitor().get('/api/logout').set('Cookie', endedCookie).expect(303);
    clients = {
      visitor: application.visitor(),
      customer: owner,
      'other customer': await application.customer(),
      'demoted administrator': await demoted(admin),
      administrator: admin,
      'ended session': application.visitor(),
    };
  });
  afterAll(() => application.close());

  async function demoted(admin: Client): Promise<Client> {
    const email = unusedEmail();
    const account = { email, firstName: 'D', lastName: 'E', password: 'password' };
    const created = await admin.post('/api/admin/customers', { ...account, isAdmin: true });
    const client = application.visitor();
    await client.post('/api/login', account).expect(200);
    await client.get('/api/admin/orders').expect(200);
    const path = `/api/admin/customers/${created.body.id}`;
    await admin.put(path, { ...account, password: '', isAdmin: false }).expect(200);
    return client;
  }

  /** Ids for the paths of quotes, calls and money. */
  async function moneyIdsFor(path: string): Promise<Record<string, string> | null> {
    const admin = clients.administrator;
    if (path.includes('/:noteId')) return notedOrder();
    if (path.includes('/quotes')) return quotedOrder(owner, admin);
    if (path.includes('/orders/:id/call')) {
      const id = await placeOrder(owner, { serviceName: 'Demo Call' });
      const [startsAt] = await offeredTimes(owner, id);
      await owner.put(`/api/orders/${id}/call`, { startsAt }).expect(200);
      return { id };
    }
    if (path.includes('/invoices/:id')) {
      const { id, invoiceId } = await invoicedOrder(owner, admin);
      await admin.put(`/api/admin/orders/${id}/payment`, { paidOn: '2026-11-20' }).expect(200);
      return { id: invoiceId };
    }
    const isMoney = path.endsWith('/payment') || path.endsWith('/invoices');
    return isMoney ? { id: await pricedOrder(owner) } : null;
  }

  /** What the latest delivery of an order of the owner's is. */
  let latest: Delivered;
  async function delivered(): Promise<Delivered> {
    const { body } = await owner.post('/api/orders', bodies.orderPlacement);
    latest = await deliver(application, clients.administrator, body.id);
    return latest;
  }

  /** A note of the administrator's on an order of the owner's, and the order. */
  async function notedOrder(): Promise<Record<string, string>> {
    const { body: order } = await owner.post('/api/orders', bodies.orderPlacement);
    const path = `/api/admin/orders/${order.id}/notes`;
    const { body } = await clients.administrator.post(path, bodies.orderNoteCreation).expect(201);
    return { id: order.id, noteId: body.id };
  }

  /** The same for what belongs to a delivery; undefined for other paths. */
  async function idOfDelivery(path: string): Promise<string | undefined> {
    if (path === endpoints.fileAnalysis.path) {
      const { body } = await owner.post('/api/orders', bodies.orderPlacement);
      const audio = { kind: 'audio', type: 'audio/flac', bytes: Buffer.from('fLaC') } as const;
      return storeFile(application, owner, body.id, audio);
    }
    if (path.includes('/:deliveryId/')) return (await delivered()).orderId;
    if (path.startsWith('/api/deliveries/')) return (await delivered()).id;
    if (!path.startsWith('/api/comments/')) return undefined;
    const { id, fileId } = await delivered();
    return (await owner.post(`/api/deliveries/${id}/comments`, { fileId, text: 'x' })).body.id;
  }

  /** What a refused call left as it was, which serves the next caller. */
  let untouched: { name: EndpointName; ids: Record<string, string> } | null = null;
  const idsFor = async (path: string): Promise<Record<string, string>> =>
    (await moneyIdsFor(path)) ?? { id: await idFor(path) };

  /** A row of the owner's for the path's id, made again after every call that was carried out. */
  async function idFor(path: string): Promise<string> {
    const admin = clients.administrator;
    const userId = (await owner.user()).id;
    const ofDelivery = await idOfDelivery(path);
    if (ofDelivery !== undefined) return ofDelivery;
    if (path.includes('/files/')) {
      const { body } = await owner.post('/api/orders', bodies.orderPlacement);
      const id = await uploadFile(owner, body.id);
      await filesChecked(application);
      return id;
    }
    if (path.includes('/orders/')) {
      return (await owner.post('/api/orders', bodies.orderPlacement)).body.id;
    }
    if (path.includes('/messages/')) {
      return (await owner.post('/api/messages', bodies.supportMessage)).body.id;
    }
    if (path.includes('/enquiries/')) {
      return (await owner.post('/api/contact', bodies.contact)).body.id;
    }
    if (path.includes('/saved-replies/')) {
      return (await admin.post('/api/admin/saved-replies', bodies.savedReplyCreation)).body.id;
    }
    if (path.includes('/list-views/')) {
      const view = { ...bodies.listViewCreation, name: unusedEmail() };
      return (await admin.post('/api/admin/list-views', view)).body.id;
    }
    if (path.startsWith('/api/admin/posts/')) return posts.idFor(path);
    if (path.includes('/invitations/')) {
      const invitation = { email: unusedEmail(), role: 'editor' };
      return (await admin.post('/api/admin/team/invitations', invitation).expect(201)).body.id;
    }
    if (path.includes('/team/')) return (await (await application.member('editor')).user()).id;
    if (path.includes('/mails/')) return givenUpMail(application);
    if (path.includes('/sessions/')) {
      const account = { email: (await owner.user()).email, password: 'password' };
      await application.visitor().post('/api/login', account).expect(200);
      const { body } = await owner.get('/api/account/sessions').expect(200);
      return body.find((session: { isCurrent: boolean }) => !session.isCurrent).id;
    }
    if (path.includes('/customers/')) {
      const account = { ...bodies.customerCreation, email: unusedEmail() };
      return (await admin.post('/api/admin/customers', account)).body.id;
    }
    return userId;
  }

  async function bodyFor(
    { request, path }: Endpoint,
    caller: CallerName,
    id: string,
  ): Promise<object | undefined> {
    if (request === undefined) return undefined;
    if (request === 'savedReplyOrder') {
      const { body } = await clients.administrator.get('/api/admin/saved-replies');
      return { ids: body.map((reply: { id: string }) => reply.id) };
    }
    if (request === 'demoCallBooking') return { startsAt: (await offeredTimes(owner, id))[0] };
    if (request === 'deliveryCreation') {
      return { fileIds: [await storeFile(application, clients.administrator, id)] };
    }
    if (request === 'commentCreation') return { fileId: latest.fileId, text: 'x' };
    if (request === 'fileAttachment') {
      const upload = await begunUpload(owner, { order: id, size: 1 });
      await sendPart(owner, upload, 0, Buffer.from('x'));
      return { uploadId: idOf(upload) };
    }
    const { password } = caller === 'administrator' ? administrator : { password: 'password' };
    const version = posts.version;
    const filled = { email: unusedEmail(), currentPassword: password, password, version };
    const userId = (await owner.user()).id;
    if (path === endpoints.unsubscribe.path) {
      return { token: unsubscribeToken(application.nest.get(sessionSecretToken), userId) };
    }
    const body = { userId, ...bodies[request] };
    const missing = Object.entries(filled).filter(([key]) => Reflect.get(body, key) === '?');
    return { ...body, ...Object.fromEntries(missing) };
  }

  const table = Object.keys(endpoints).filter((name) => name !== 'logout') as EndpointName[];

  describe.each(table)('%s', (name) => {
    test.each(callers)('%s', async (caller) => {
      const endpoint: Endpoint = endpoints[name];
      const expected = expectedStatus(name, caller);
      const ids = untouched?.name === name ? untouched.ids : await idsFor(endpoint.path);
      const slug = 'podcast-loudness';
      const deliveryId = latest?.id ?? '';
      const places = { slug, deliveryId, period: 'week', ...posts.parameters, ...ids };
      const path = fillPath(endpoint.path, places);
      const body = await bodyFor(endpoint, caller, ids.id ?? '');
      const isRefused = expected >= 400;
      const before = isRefused ? await stateOf(clients.administrator) : [];
      const client = name === 'register' ? application.visitor() : clients[caller];
      const request = send(client, endpoint.method, path, body);
      if (name === 'uploadPicture') request.type(pictureContentType).send(await picture());
      // The server takes a dead session's cookies back; a thief would send them all the same.
      if (caller === 'ended session') request.set('Cookie', endedCookie);
      const answer = await (endpoint.answer === 'stream' ? beginningOf(request) : request);
      expect(answer.status).toBe(expected);
      untouched = isRefused ? { name, ids } : null;
      if (isRefused) {
        expect(answer.type).toBe('application/problem+json');
        expect(await stateOf(clients.administrator)).toEqual(before);
      }
    });
  });

  test('another customer’s orders and messages are in no list', async () => {
    const placed = await owner.post('/api/orders', bodies.orderPlacement).expect(201);
    const other = await application.customer();
    expect((await other.get('/api/orders')).text).not.toContain(placed.body.id);
    expect((await other.get('/api/messages')).body).toEqual([]);
  });
});

/** A mail that an administrator may have sent again. */
async function givenUpMail({ nest, database }: TestApplication): Promise<string> {
  const letter = { heading: 'Hello', blocks: [] };
  const to = { name: 'Ada', address: 'ada@example.com' };
  const mail = { kind: 'test', to, userId: null, subject: 'Hello', letter };
  return database.unitOfWork.write(async (manager) => {
    const id = await nest.get(OutboxService).enqueue(manager, mail);
    await manager.update(MailEntity, { id }, { status: 'failed' });
    return id;
  });
}

/** The answer of a call that need not come to an end. */
async function beginningOf(request: Test): Promise<Response> {
  request.buffer(true).parse((response, done) => {
    if (response.headers['content-type']?.startsWith('text/event-stream')) done(null, '');
    else response.on('data', () => undefined).on('end', () => done(null, ''));
  });
  return await request;
}

/** Everything an administrator can see. */
async function stateOf(admin: Client): Promise<string[]> {
  const lists = ['customers', 'orders', 'messages', 'enquiries', 'mails', 'saved-replies', 'posts'];
  const answers = await Promise.all(lists.map((list) => admin.get(`/api/admin/${list}`)));
  return answers.map(({ text }) => text);
}

function send(client: Client, method: Endpoint['method'], path: string, body?: object) {
  if (method === 'GET') return client.get(path);
  if (method === 'DELETE') return client.delete(path);
  return method === 'PUT' ? client.put(path, body) : client.post(path, body);
}
