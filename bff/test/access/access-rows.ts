import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { type Delivered, deliver } from '../deliveries.js';
import { storeFile } from '../order-files.js';
import {
  invoicedOrder,
  offeredTimes,
  placeOrder,
  pricedOrder,
  quotedOrder,
} from '../order-money.js';
import { filesChecked, uploadFile } from '../uploads.js';
import { type AccessStage, givenUpMail } from './access-stage.js';
import { goodBodies } from './good-bodies.js';

type Ids = Record<string, string>;

/** Creates rows that belong to the owner, for the ids in an endpoint's path. */
export class AccessRows {
  /** The latest delivery of one of the owner's orders. */
  latest: Delivered | null = null;

  constructor(private readonly stage: AccessStage) {}

  /** Creates rows for a path and returns its parameters. */
  async idsFor(path: string): Promise<Ids> {
    for (const [matches, make] of this.makers) if (matches.test(path)) return await make(path);
    return { id: (await this.stage.owner.user()).id };
  }

  /** Creates the rows for a path; the first match applies. */
  private readonly makers: readonly (readonly [RegExp, (path: string) => Promise<Ids>])[] = [
    [/^\/api\/admin\/customers\/:id\/notes\//, () => this.notedCustomer()],
    [/\/:noteId/, () => this.notedOrder()],
    [/\/quotes/, () => quotedOrder(this.stage.owner, this.stage.admin)],
    [/\/orders\/:id\/call/, () => this.orderWithCall()],
    [/\/invoices\/:id/, () => this.paidInvoice()],
    [/\/(payment|invoices)$/, async () => ({ id: await pricedOrder(this.stage.owner) })],
    [/\/webhooks\//, (path) => this.webhook(path)],
    [/\/api-tokens\//, () => this.administrators('api-tokens', 'apiTokenCreation')],
    [exactly(endpoints.fileAnalysis.path), () => this.audioFile()],
    [/\/:deliveryId\//, async () => ({ id: (await this.delivered()).orderId })],
    [/^\/api\/deliveries\//, async () => ({ id: (await this.delivered()).id })],
    [/^\/api\/comments\//, () => this.comment()],
    [/\/files\//, () => this.uploadedFile()],
    [/\/orders\//, () => this.owners('/api/orders', goodBodies.orderPlacement)],
    [/\/messages\//, () => this.owners('/api/messages', goodBodies.supportMessage)],
    [/\/enquiries\//, () => this.owners('/api/contact', goodBodies.contact)],
    [/\/subscribers\//, () => this.subscriber()],
    [/\/saved-replies\//, () => this.administrators('saved-replies', 'savedReplyCreation')],
    [/\/list-views\//, () => this.listView()],
    [/^\/api\/admin\/posts\//, async (path) => ({ id: await this.stage.posts.idFor(path) })],
    [/\/invitations\//, () => this.administrators('team/invitations', 'invitationCreation')],
    [/\/team\//, async () => (await this.stage.application.member('editor')).user().then(idOf)],
    [/\/mails\//, async () => ({ id: await givenUpMail(this.stage.application) })],
    [/\/audit\//, async () => idOf((await this.stage.admin.get('/api/admin/audit')).body[0])],
    [/\/sessions\//, () => this.otherSession()],
    [/\/customers\//, () => this.administrators('customers', 'customerCreation')],
  ];

  private async owners(path: string, body: object): Promise<Ids> {
    return idOf((await this.stage.owner.post(path, body)).body);
  }

  private async administrators(list: string, body: keyof typeof goodBodies): Promise<Ids> {
    const filled = { ...goodBodies[body] };
    if ('email' in filled) filled.email = this.stage.unusedEmail();
    if ('name' in filled) filled.name = this.stage.unusedEmail();
    const made = await this.stage.admin.post(`/api/admin/${list}`, filled).expect(201);
    return idOf(made.body);
  }

  /** A note by the administrator on one of the owner's orders. */
  private async notedOrder(): Promise<Ids> {
    const { id } = await this.owners('/api/orders', goodBodies.orderPlacement);
    const path = `/api/admin/orders/${id}/notes`;
    const { body } = await this.stage.admin.post(path, goodBodies.orderNoteCreation).expect(201);
    return { id: String(id), noteId: body.id };
  }

  /** A note by the administrator on the owner's account. */
  private async notedCustomer(): Promise<Ids> {
    const { id } = await this.stage.owner.user();
    const path = `/api/admin/customers/${id}/notes`;
    const { body } = await this.stage.admin.post(path, goodBodies.orderNoteCreation).expect(201);
    return { id, noteId: body.id };
  }

  private async subscriber(): Promise<Ids> {
    const email = this.stage.unusedEmail();
    await this.stage.application.visitor().post('/api/newsletter', { email }).expect(204);
    const { body } = await this.stage.admin.get('/api/admin/subscribers').query({ q: email });
    return idOf(body[0]);
  }

  private async listView(): Promise<Ids> {
    const view = { ...goodBodies.listViewCreation, name: this.stage.unusedEmail() };
    return idOf((await this.stage.admin.post('/api/admin/list-views', view).expect(201)).body);
  }

  private async webhook(path: string): Promise<Ids> {
    // Delete the existing webhooks, because their number is limited.
    const { admin } = this.stage;
    for (const { id } of (await admin.get('/api/admin/webhooks')).body) {
      await admin.delete(`/api/admin/webhooks/${id}`).expect(204);
    }
    const { id } = await this.administrators('webhooks', 'webhookCreation');
    if (!path.includes(':deliveryId')) return { id: String(id) };
    const { body } = await admin.post(`/api/admin/webhooks/${id}/test`).expect(201);
    return { id: String(id), deliveryId: body.id };
  }

  private async orderWithCall(): Promise<Ids> {
    const { owner } = this.stage;
    const id = await placeOrder(owner, { serviceName: 'Demo Call' });
    const [startsAt] = await offeredTimes(owner, id);
    await owner.put(`/api/orders/${id}/call`, { startsAt }).expect(200);
    return { id };
  }

  private async paidInvoice(): Promise<Ids> {
    const { owner, admin } = this.stage;
    const { id, invoiceId } = await invoicedOrder(owner, admin);
    await admin.put(`/api/admin/orders/${id}/payment`, { paidOn: '2024-11-20' }).expect(200);
    return { id: invoiceId };
  }

  private async audioFile(): Promise<Ids> {
    const { application, owner } = this.stage;
    const order = await placeOrder(owner);
    const audio = { kind: 'audio', type: 'audio/flac', bytes: Buffer.from('fLaC') } as const;
    return { id: await storeFile(application, owner, order, audio) };
  }

  private async delivered(): Promise<Delivered> {
    const { application, owner, admin } = this.stage;
    this.latest = await deliver(application, admin, await placeOrder(owner));
    return this.latest;
  }

  private async comment(): Promise<Ids> {
    const { id, fileId } = await this.delivered();
    return this.owners(`/api/deliveries/${id}/comments`, { fileId, text: 'x' });
  }

  private async uploadedFile(): Promise<Ids> {
    const id = await uploadFile(this.stage.owner, await placeOrder(this.stage.owner));
    await filesChecked(this.stage.application);
    return { id };
  }

  private async otherSession(): Promise<Ids> {
    const { application, owner } = this.stage;
    const account = { email: (await owner.user()).email, password: 'password' };
    await application.visitor().post('/api/login', account).expect(200);
    const { body } = await owner.get('/api/account/sessions').expect(200);
    return idOf(body.find((session: { isCurrent: boolean }) => !session.isCurrent));
  }
}

const idOf = ({ id }: { id: string }): Ids => ({ id });
const exactly = (path: string) => new RegExp(`^${path}$`);
