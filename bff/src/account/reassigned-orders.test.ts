import type { Delivery, OrderFile } from '@northcast/shared-contracts/api/entities';
import { tagsOfOneOrder } from '@northcast/shared-contracts/api/tags';
import { IsNull, Not } from 'typeorm';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { deliver } from '../../test/deliveries.js';
import { openStream } from '../../test/event-stream.js';
import { mailsTo } from '../../test/mailbox.js';
import { storeFile } from '../../test/order-files.js';
import { acceptQuote, goodQuote, placeOrder, quotedOrder } from '../../test/order-money.js';
import { foundInTables } from '../../test/personal-traces.js';
import {
  administrator,
  startApplication,
  type TestApplication,
} from '../../test/test-application.js';
import { FileEntity } from '../files/file.entity.js';
import { MailEntity } from '../mail/mail.entity.js';
import { OrderEventEntity } from '../order-events/order-event.entity.js';
import { recordedAt } from '../order-events/order-events.service.js';

/** Texts of the former customer that occur nowhere else. */
const traces = {
  firstName: 'Ottilievx',
  lastName: 'Brambleqw',
  mailbox: 'ottilie.vx',
  reason: 'More than my bassoonists cost',
  signedName: 'O. Brambleqw-Signed',
  comment: 'The bassoon comes in late',
  revision: 'Fewer bassoons',
  fileName: 'bassoonscores',
  linkName: 'bassoonmixes',
  subject: 'About the bassoonworks',
  brief: 'A march for six bassoonplayers',
};
const texts = Object.values(traces);

describe.each(databases)('an order that another customer has got on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let producer: Client;
  let former: Client;
  let present: Client;
  let orderId: string;
  beforeEach(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
    producer = await application.member('producer');
    former = await application.customer({ ...traces, email: `${traces.mailbox}@example.com` });
    present = await application.customer();
    orderId = await workFor(former);
    await giveTo(present);
  });
  afterEach(() => application.close());

  /** Leaves a trace of the customer in everything that belongs to the order. @returns its id */
  async function workFor(customer: Client): Promise<string> {
    const made = async (client: Client, path: string, body: object) =>
      (await client.post(path, body).expect(201)).body;
    const { id, quoteId } = await quotedOrder(customer, admin);
    const { reason, signedName } = traces;
    await customer.post(`/api/orders/${id}/quotes/${quoteId}/decline`, { reason }).expect(200);
    const second = await made(admin, `/api/admin/orders/${id}/quotes`, goodQuote());
    const signature = { signedName, agreed: true };
    await customer.post(`/api/orders/${id}/quotes/${second.id}/accept`, signature).expect(200);
    const link = { name: traces.fileName, url: 'https://files.example/1' };
    const links = `/api/orders/${id}/file-links`;
    const file = await made(customer, links, link);
    await customer.delete(`/api/files/${file.id}`).expect(204);
    const { subject } = traces;
    const thread = await made(customer, `/api/orders/${id}/messages`, { subject, message: 'm' });
    const shared = { name: traces.linkName, url: 'https://files.example/2', purpose: 'message' };
    const answer = { reply: 'r', fileIds: [(await made(admin, links, shared)).id] };
    await admin.post(`/api/admin/messages/${thread.id}/reply`, answer).expect(200);
    const delivery = await deliver(application, admin, id);
    const { fileId } = delivery;
    const comments = `/api/deliveries/${delivery.id}/comments`;
    await made(customer, comments, { fileId, text: traces.comment });
    const revision = `/api/orders/${id}/deliveries/${delivery.id}/revision`;
    await customer.post(revision, { text: traces.revision }).expect(200);
    await assignTo((await producer.user()).id, id);
    return id;
  }

  async function assignTo(assigneeId: string, id: string): Promise<void> {
    const content = { serviceName: 'Custom Solution', servicePrice: 500 };
    const change = { ...content, projectBrief: traces.brief, assigneeId };
    await admin.put(`/api/admin/orders/${id}`, change).expect(200);
    // An order may be assigned long after its customer's last act.
    const createdAt = new Date(Date.now() + 3_600_000);
    const assignment = { kind: 'order-assigned' } as const;
    await application.database.unitOfWork.write((manager) =>
      manager.update(MailEntity, assignment, { createdAt }),
    );
  }

  async function giveTo(customer: Client, id = orderId): Promise<void> {
    const content = { serviceName: 'Custom Solution', servicePrice: 500, projectBrief: 'A theme.' };
    const { id: userId } = await customer.user();
    await admin.put(`/api/admin/orders/${id}`, { ...content, userId }).expect(200);
  }

  /** The customer, by default the present one, accepts another quote. */
  async function signAnother(customer = present): Promise<void> {
    const quote = await admin.post(`/api/admin/orders/${orderId}/quotes`, goodQuote()).expect(201);
    await acceptQuote(customer, orderId, quote.body.id);
  }
  const signedNames = async () => {
    const { body } = await present.get(`/api/orders/${orderId}/quotes`).expect(200);
    return body.map(({ signedName }: { signedName?: string }) => signedName);
  };
  /** What the present customer's export has of the decisions on the quotes, oldest first. */
  const exportedDecisions = async () => {
    const { body } = await present.get('/api/account/data').expect(200);
    return body.quotes.map(
      ({ signedName, reason }: { signedName?: string; reason?: string }) => signedName ?? reason,
    );
  };

  /** The present customer approves a delivery more than a minute after the former one's last act. */
  async function approve(deliveryId: string): Promise<void> {
    await present.post(`/api/orders/${orderId}/deliveries/${deliveryId}/approve`).expect(200);
    const later = new Date(Date.now() + 120_000);
    await application.database.unitOfWork.write((manager) =>
      manager.update(MailEntity, { kind: 'delivery-approved' }, { createdAt: later }),
    );
  }

  /** The order's events and notices until now are from a time when the clock was an hour ahead. */
  async function recordedAhead(): Promise<void> {
    const { unitOfWork } = application.database;
    const ahead = (time: Date) => new Date(time.getTime() + 3_600_000);
    const events = await unitOfWork.read.findBy(OrderEventEntity, { orderId });
    const mails = await unitOfWork.read.find(MailEntity);
    await unitOfWork.write(async (manager) => {
      for (const { id, createdAt } of events) {
        const digits = ahead(recordedAt({ id })).getTime().toString(16).padStart(12, '0');
        const idAhead = `${digits.slice(0, 8)}-${digits.slice(8)}${id.slice(13)}`;
        const change = { id: idAhead, createdAt: ahead(createdAt) };
        await manager.update(OrderEventEntity, { id }, change);
      }
      for (const { id, createdAt } of mails) {
        await manager.update(MailEntity, { id }, { createdAt: ahead(createdAt) });
      }
    });
  }

  const remove = () =>
    former.post('/api/account/deletion', { currentPassword: 'password' }).expect(204);

  test('keeps no text of the former customer whose account is deleted', async () => {
    const { read } = application.database.unitOfWork;
    const { email } = await producer.user();
    const [assignment] = await mailsTo(application, email, 'order-assigned');
    expect(assignment?.textPart).toContain(traces.brief);
    const before = (await foundInTables(read, texts)).join();
    for (const column of ['quotes.signedName', 'order_events.detail', 'mails.letter']) {
      expect(before).toContain(column);
    }
    await remove();
    expect(await foundInTables(read, texts)).toEqual([]);
    const deliveries = await present.get(`/api/orders/${orderId}/deliveries`).expect(200);
    expect(deliveries.body).toMatchObject([
      {
        decisionText: 'Removed with the account.',
        comments: [{ text: 'Removed with the account.', authorName: 'Deleted customer' }],
      },
    ]);
  });

  test('is updated on open pages of its present customer and its producer', async () => {
    // Nothing but a thread that the team began is left of the former customer in this order.
    await giveTo(former);
    const inThread = await placeOrder(former, { serviceName: 'Custom Solution' });
    const { id: userId } = await former.user();
    const thread = { userId, orderId: inThread, subject: traces.subject, message: 'm' };
    await admin.post('/api/admin/messages', thread).expect(201);
    await giveTo(present);
    await giveTo(present, inThread);
    await assignTo((await producer.user()).id, inThread);
    const streams = [await openStream(present), await openStream(producer)];
    await remove();
    for (const stream of streams) {
      for (const id of [orderId, inThread]) {
        await stream.message(
          ({ orderId, tags }) =>
            orderId === id && tagsOfOneOrder.every((tag) => tags.includes(tag)),
        );
      }
      stream.close();
    }
  });

  test('keeps its delivered files, but no file whose owner is the deleted account', async () => {
    const { read } = application.database.unitOfWork;
    const { id: ownerId } = await former.user();
    expect(await read.countBy(FileEntity, { ownerId, deliveryId: Not(IsNull()) })).toBe(1);
    await remove();
    expect(await read.countBy(FileEntity, { ownerId })).toBe(0);
    expect(await read.countBy(FileEntity, { orderId, deliveryId: Not(IsNull()) })).toBe(1);
  });

  test('keeps what its present customer wrote and signed', async () => {
    await signAnother();
    const delivery = await deliver(application, admin, orderId);
    const comment = { fileId: delivery.fileId, text: 'Good' };
    await present.post(`/api/deliveries/${delivery.id}/comments`, comment).expect(201);
    await approve(delivery.id);
    await remove();
    expect(await signedNames()).toEqual(['A B', 'Deleted customer', undefined]);
    const deliveries = await present.get(`/api/orders/${orderId}/deliveries`).expect(200);
    expect(deliveries.body[0].comments).toMatchObject([{ text: 'Good', authorName: 'Ada Kwon' }]);
    expect(await mailsTo(application, administrator.email, 'delivery-approved')).toHaveLength(1);
  });

  test('keeps notices about its present customer, although the clock was set back before', async () => {
    const { read } = application.database.unitOfWork;
    await recordedAhead();
    await giveTo(former);
    await signAnother(former);
    await giveTo(present);
    await approve((await deliver(application, admin, orderId)).id);
    await remove();
    expect(await foundInTables(read, texts)).toEqual([]);
    expect(await mailsTo(application, administrator.email, 'delivery-approved')).toHaveLength(1);
  });

  test('is exported for its present customer without the decisions of the former one', async () => {
    expect(await exportedDecisions()).toEqual([undefined, undefined]);
    await signAnother();
    expect(await exportedDecisions()).toEqual([undefined, undefined, 'A B']);
  });

  test('is exported with its delivered files for the customer who got them', async () => {
    await giveTo(former);
    const fileIds = [await storeFile(application, admin, orderId, { name: 'final.wav' })];
    await giveTo(present);
    await admin.post(`/api/admin/orders/${orderId}/deliveries`, { fileIds }).expect(201);
    const exported = async (client: Client) => {
      const { body } = await client.get('/api/account/data').expect(200);
      return body.files.map(({ name }: OrderFile) => name);
    };
    expect(await exported(present)).toContain('final.wav');
    expect(await exported(former)).not.toContain('final.wav');
  });

  test('is exported with requested changes for the customer who requested them', async () => {
    const exported = async (client: Client) => {
      const { body } = await client.get('/api/account/data').expect(200);
      return body.deliveries.map(({ decision, decisionText }: Delivery) => [
        decision,
        decisionText,
      ]);
    };
    expect(await exported(present)).toEqual([['revision', undefined]]);
    await giveTo(former);
    expect(await exported(former)).toEqual([['revision', traces.revision]]);
  });

  test('has the decisions of each customer, although the clock was set back before them', async () => {
    const { unitOfWork } = application.database;
    // The events of the order follow one that was recorded while the clock was an hour ahead.
    for (const { id, createdAt } of await unitOfWork.read.findBy(OrderEventEntity, { orderId })) {
      const later = { createdAt: new Date(createdAt.getTime() + 3_600_000) };
      await unitOfWork.write((manager) => manager.update(OrderEventEntity, { id }, later));
    }
    await signAnother();
    expect(await exportedDecisions()).toEqual([undefined, undefined, 'A B']);
    await remove();
    expect(await signedNames()).toEqual(['A B', 'Deleted customer', undefined]);
  });

  test('keeps the name of a file of its present customer that the former customer used too', async () => {
    const link = { name: traces.fileName, url: 'https://files.example/2' };
    await present.post(`/api/orders/${orderId}/file-links`, link).expect(201);
    await remove();
    const events = await application.database.unitOfWork.read.find(OrderEventEntity, {
      where: { orderId, kind: 'fileAdded' },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    expect(events.map(({ detail }) => detail)).toEqual(['', traces.fileName]);
  });
});
