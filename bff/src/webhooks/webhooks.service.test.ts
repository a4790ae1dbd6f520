import { randomUUID } from 'node:crypto';
import type {
  AuditEntry,
  WebhookDelivery,
  Webhook as WebhookDto,
} from '@northcast/shared-contracts/api/entities';
import { Webhook } from 'standardwebhooks';
import type { EntityManager } from 'typeorm';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { until } from '../../test/until.js';
import { WebhookReceiver } from '../../test/webhook-receiver.js';
import { UserEntity } from '../users/user.entity.js';
import { WebhookEntity } from './webhook.entity.js';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js';
import { WebhookLeases } from './webhook-leases.js';
import { newSecret } from './webhook-secret.js';
import { WebhooksService } from './webhooks.service.js';

const path = '/api/admin/webhooks';

describe.each(databases)('secrets and the log of webhooks on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    application = await startApplication(database, { WEBHOOK_PRIVATE_ADDRESSES: 'allow' });
    admin = await application.administrator();
    receiver = await new WebhookReceiver().listen();
  });
  afterAll(async () => {
    await application.close();
    await receiver.close();
  });

  const create = async (...events: string[]): Promise<WebhookDto & { secret: string }> => {
    const body = { url: `${receiver.url}/hook`, description: 'CRM', events };
    return (await admin.post(path, body).expect(201)).body;
  };
  const renewed = async ({ id }: WebhookDto): Promise<string> =>
    (await admin.post(`${path}/${id}/secret`).expect(200)).body.secret;
  const verified = async ({ id }: WebhookDto, secret: string) => {
    const count = receiver.received.length;
    await admin.post(`${path}/${id}/test`).expect(201);
    const { body, headers } = await until(async () => receiver.received[count]);
    new Webhook(secret).verify(body, headers as Record<string, string>);
  };
  const endFormerSecret = ({ id }: WebhookDto) =>
    application.database.unitOfWork.write((manager) =>
      manager.update(WebhookEntity, { id }, { formerSecretUntil: new Date() }),
    );

  test('sign with a new secret and, until its expiry, with the previous one', async () => {
    const webhook = await create('order.paid');
    const secret = await renewed(webhook);
    expect(secret).not.toBe(webhook.secret);
    await verified(webhook, secret);
    await verified(webhook, webhook.secret);
    await endFormerSecret(webhook);
    await verified(webhook, secret);
    await expect(verified(webhook, webhook.secret)).rejects.toThrow('No matching signature found');
  });

  test('sign with a new secret alone if the previous one is unreadable', async () => {
    const webhook = await create('order.paid');
    const { secret: unreadable } = newSecret('another session secret', webhook.id);
    await application.database.unitOfWork.write((manager) =>
      manager.update(WebhookEntity, { id: webhook.id }, { secret: unreadable }),
    );
    await verified(webhook, await renewed(webhook));
  });

  test('sign after a second renewal with the two previous secrets, until they expire', async () => {
    const webhook = await create('order.paid');
    const secrets = [webhook.secret, await renewed(webhook), await renewed(webhook)];
    for (const secret of secrets) await verified(webhook, secret);
    await endFormerSecret(webhook);
    const [first, second, third = ''] = secrets;
    for (const secret of [first, second])
      await expect(verified(webhook, secret ?? '')).rejects.toThrow('No matching signature');
    await renewed(webhook);
    await verified(webhook, third);
    await expect(verified(webhook, second ?? '')).rejects.toThrow('No matching signature');
  });

  test('sign after further renewals with the secret before them and the newest two', async () => {
    const webhook = await create('order.paid');
    const renewals = [await renewed(webhook), await renewed(webhook), await renewed(webhook)];
    const [middle = '', former = '', newest = ''] = renewals;
    for (const secret of [webhook.secret, former, newest]) await verified(webhook, secret);
    await expect(verified(webhook, middle)).rejects.toThrow('No matching signature');
    const last = await renewed(webhook);
    for (const secret of [webhook.secret, newest, last]) await verified(webhook, secret);
    await expect(verified(webhook, former)).rejects.toThrow('No matching signature');
  });

  test('name no actor when the server switches the webhook off', async () => {
    const webhook = await create('order.paid');
    receiver.answers.push(410);
    // The request that adds the delivery wakes the worker, but is not who switches the webhook off.
    await admin.post(`${path}/${webhook.id}/test`).expect(201);
    const audit = async () =>
      (await admin.get(`/api/admin/audit?q=${webhook.id}`).expect(200)).body as AuditEntry[];
    const entry = await until(async () =>
      (await audit()).find(({ action }) => action === 'webhook.updated'),
    );
    expect(entry).toEqual({
      id: expect.any(String),
      createdAt: expect.any(String),
      action: 'webhook.updated',
      outcome: 'done',
      targetType: 'webhook',
      targetId: webhook.id,
      changes: [
        { field: 'isEnabled', before: 'true', after: 'false' },
        { field: 'disabledReason', after: 'The address answered that it is gone (410)' },
      ],
    });
  });

  test('are not created or changed by an owner whose role was changed in the meantime', async () => {
    const { id: webhookId } = await create('order.paid');
    const owner = await application.member('owner');
    const { nest, database: opened } = application;
    const { id } = await owner.user();
    const account = await opened.unitOfWork.read.findOneByOrFail(UserEntity, { id });
    await admin.put(`/api/admin/team/${id}/role`, { role: 'manager' }).expect(200);
    const body = { url: receiver.url, events: ['order.paid' as const] };
    const service = nest.get(WebhooksService);
    for (const act of [
      (manager: EntityManager) => service.create(manager, account, body),
      (manager: EntityManager) =>
        service.update(manager, account, webhookId, { ...body, isEnabled: true }),
      (manager: EntityManager) => service.renewSecret(manager, account, webhookId),
    ])
      await expect(opened.unitOfWork.write(act)).rejects.toMatchObject({ status: 403 });
  });

  test('a failure postpones the deliveries that have failed as often, and none that is held', async () => {
    const webhook = await create('order.paid');
    const { unitOfWork } = application.database;
    const soon = new Date(Math.floor(Date.now() / 1000) * 1000 + 60_000);
    const row = (attempts: number, holder: string | null = null) => ({
      id: randomUUID(),
      webhookId: webhook.id,
      event: 'order.paid',
      body: '{}',
      status: 'waiting' as const,
      createdAt: soon,
      dueAt: soon,
      attempts,
      holder,
    });
    const [failed, leading, held] = [row(2, 'me'), row(3), row(1, 'another')];
    const others = [row(0), row(1), row(1), row(2)];
    await unitOfWork.write((manager) =>
      manager.insert(WebhookDeliveryEntity, [failed, leading, held, ...others]),
    );
    const delivery = await unitOfWork.read.findOneByOrFail(WebhookDeliveryEntity, {
      id: failed.id,
    });
    const failure = { reason: 'Answered with 500', responseStatus: 500 };
    await new WebhookLeases(unitOfWork, 'me').postpone(delivery, 300_000, failure);
    const { id: webhookId } = webhook;
    const rows = await unitOfWork.read.findBy(WebhookDeliveryEntity, { webhookId });
    const isLater = (id: string) => rows.some((one) => one.id === id && one.dueAt > soon);
    expect([failed, ...others].map(({ id }) => isLater(id))).toEqual(Array(5).fill(true));
    expect([leading, held].map(({ id }) => isLater(id))).toEqual([false, false]);
  });

  test('the log lists an event that failed before the newest 50', async () => {
    const webhook = await create('order.paid');
    const { unitOfWork } = application.database;
    const test = (await admin.post(`${path}/${webhook.id}/test`).expect(201)).body;
    const { read } = unitOfWork;
    const sentOne = { id: test.id, status: 'sent' } as const;
    const find = async () => await read.findOneBy(WebhookDeliveryEntity, sentOne);
    const sent = await until(async () => (await find()) ?? undefined);
    const earlier = (status: WebhookDelivery['status'], minutes: number) => ({
      ...sent,
      id: randomUUID(),
      status,
      createdAt: new Date(sent.createdAt.getTime() - minutes * 60_000),
    });
    const rows = Array.from({ length: 60 }, (_, index) => earlier('sent', index + 1));
    const failed = earlier('failed', 90);
    await unitOfWork.write((manager) => manager.insert(WebhookDeliveryEntity, [...rows, failed]));
    const { body } = await admin.get(`${path}/${webhook.id}/deliveries`).expect(200);
    expect(body).toHaveLength(51);
    expect(body.at(-1)).toMatchObject({ id: failed.id, status: 'failed' });
  });
});
