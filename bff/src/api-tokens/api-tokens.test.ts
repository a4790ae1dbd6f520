import type { ApiToken } from '@northcast/shared-contracts/api/entities';
import express from 'express';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { mailsTo } from '../../test/mailbox.js';
import { placeOrder } from '../../test/order-money.js';
import { ageConfirmation, setUpTotp } from '../../test/second-factor.js';
import {
  administrator,
  startApplication,
  type TestApplication,
} from '../../test/test-application.js';
import { AuditService, rememberRequest } from '../audit/audit.service.js';
import { HousekeepingService } from '../housekeeping/housekeeping.service.js';
import { MailEntity } from '../mail/mail.entity.js';
import { StepUpService } from '../second-factor/step-up.guard.js';
import { UserEntity } from '../users/user.entity.js';
import { ApiTokenEntity } from './api-token.entity.js';
import { isApiToken, newApiToken } from './api-token.js';
import { ApiTokenAccessService } from './api-token-access.service.js';
import { ApiTokensService } from './api-tokens.service.js';

const path = '/api/admin/api-tokens';
const day = 86_400_000;

type Created = ApiToken & { readonly token: string };

describe.each(databases)('API tokens on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let made = 0;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
  });
  afterAll(() => application.close());
  afterEach(async () => {
    for (const { id } of await list()) await admin.delete(`${path}/${id}`).expect(204);
  });

  const list = async (): Promise<ApiToken[]> => (await admin.get(path).expect(200)).body;
  const create = async (change: object = {}, owner = admin): Promise<Created> => {
    made += 1;
    return (await owner.post(path, { name: `CRM ${made}`, ...change }).expect(201)).body;
  };
  const withToken = (token: string, client = application.visitor()) => {
    client.sendToken(token);
    return client;
  };
  const change = (id: string, values: Partial<ApiTokenEntity>) =>
    application.database.unitOfWork.write((manager) =>
      manager.update(ApiTokenEntity, { id }, values),
    );
  const rows = () => application.database.unitOfWork.read.find(ApiTokenEntity);
  const twinOf = async (creator: Client) => {
    const service = application.nest.get(ApiTokensService);
    const { unitOfWork } = application.database;
    const { id } = await creator.user();
    const account = await unitOfWork.read.findOneByOrFail(UserEntity, { id });
    return () => unitOfWork.write((manager) => service.create(manager, account, { name: 'Twins' }));
  };

  test('are returned once and not stored in plain text', async () => {
    const { token, ...created } = await create({ name: 'Reports', days: 90 });
    expect(isApiToken(token)).toBe(true);
    expect(created).toMatchObject({ name: 'Reports', start: token.slice(0, 8), status: 'active' });
    const lifetime = Date.parse(String(created.expiresAt)) - Date.parse(created.createdAt);
    expect(lifetime).toBe(90 * day);
    expect(await list()).toEqual([created]);
    expect(JSON.stringify(await rows())).not.toContain(token);
    const { text } = await admin.get('/api/account/data').expect(200);
    expect(JSON.parse(text).apiTokens).toEqual([created]);
    expect(text).not.toContain(token);
  });

  test('authorise the read requests of an owner without setting cookies', async () => {
    const { token } = await create();
    const id = await placeOrder(await application.customer());
    const reader = withToken(token);
    const { body, headers } = await reader
      .get('/api/admin/orders?perPage=1')
      .set('Origin', 'https://crm.example')
      .expect(200);
    expect(body).toMatchObject([{ id }]);
    expect(headers).not.toHaveProperty('set-cookie');
    await reader.get(`/api/orders/${id}`).expect(200);
  });

  test('take precedence over a session cookie in the same request', async () => {
    const { token } = await create();
    const customer = withToken(token, await application.customer());
    await customer.get('/api/admin/orders').expect(200);
    const owner = withToken(token, await application.administrator());
    for (const refused of ['/api/user', '/api/blog', '/api/live', '/api/logout']) {
      const { status, body, headers } = await owner.get(refused);
      expect([refused, status]).toEqual([refused, 403]);
      expect(body.message).toMatch(/^An API token does not include this/);
      expect(headers['www-authenticate']).toBe('Bearer error="insufficient_scope"');
    }
    await owner.post('/api/uploads').expect(403);
    await owner.post(path, { name: 'Another' }).expect(403);
    const bad = withToken(newApiToken(), await application.administrator());
    await bad.get('/api/admin/orders').expect(401);
    await bad.get('/api/user').expect(401);
  });

  test.each([
    ['an unknown token', newApiToken()],
    ['a malformed token', 'nc_'],
  ])('%s is rejected with 401 and a WWW-Authenticate header', async (_, token) => {
    const { headers, type } = await withToken(token).get('/api/admin/orders').expect(401);
    expect(headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(type).toBe('application/problem+json');
  });

  test('are rejected after they were revoked or have expired', async () => {
    const revoked = await create();
    await withToken(revoked.token).get('/api/admin/overview').expect(200);
    await admin.delete(`${path}/${revoked.id}`).expect(204);
    await withToken(revoked.token).get('/api/admin/overview').expect(401);
    await admin.delete(`${path}/${revoked.id}`).expect(404);
    const expired = await create({ days: 30 });
    await change(expired.id, { expiresAt: new Date(Date.now() - 1000) });
    await withToken(expired.token).get('/api/admin/overview').expect(401);
    expect(await list()).toMatchObject([{ id: expired.id, status: 'expired' }]);
    await change(expired.id, { expiresAt: new Date(Date.now() - 31 * day) });
    await application.nest.get(HousekeepingService).sweep();
    expect(await rows()).toEqual([]);
  });

  test('are created and work only while their creator is an owner, and are deleted with the account', async () => {
    const owner = await application.member('owner');
    const { id } = await owner.user();
    const { token } = await create({}, owner);
    const createLate = await twinOf(owner);
    const role = (to: string) => admin.put(`/api/admin/team/${id}/role`, { role: to }).expect(200);
    await role('manager');
    await expect(createLate()).rejects.toMatchObject({ status: 403 });
    await withToken(token).get('/api/admin/overview').expect(401);
    expect(await list()).toMatchObject([{ creatorName: 'Ada Kwon', status: 'stopped' }]);
    await role('owner');
    await withToken(token).get('/api/admin/overview').expect(200);
    await role('manager');
    await admin.delete(`/api/admin/customers/${id}`).expect(204);
    await withToken(token).get('/api/admin/overview').expect(401);
    expect(await list()).toEqual([]);
  });

  test('record their last use at most once a minute', async () => {
    const { id, token } = await create();
    const used = async () => {
      await withToken(token).get('/api/admin/overview').expect(200);
      return (await rows())[0]?.lastUsedAt;
    };
    const first = await used();
    expect(await used()).toEqual(first);
    await change(id, { lastUsedAt: new Date(Date.now() - 61_000) });
    expect(Number(await used())).toBeGreaterThanOrEqual(Number(first));
  });

  test('have unique names and are limited to 20', async () => {
    const { id } = await create({ name: 'Reports', days: 30 });
    const { body } = await admin.post(path, { name: 'reports' }).expect(422);
    expect(body.errors).toEqual([
      { path: 'name', message: 'There is a token with that name already' },
    ]);
    const twins = [0, 1].map(() => admin.post(path, { name: 'Twins' }));
    const statuses = (await Promise.all(twins)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 422]);
    for (let count = 2; count < 20; count += 1) await create();
    await admin.post(path, { name: 'One more' }).expect(409);
    await change(id, { expiresAt: new Date(Date.now() - 1000) });
    await create({ name: 'Reports' });
  });

  test('have unique names also if the first ones are created concurrently', async () => {
    const twins = Array.from({ length: 8 }, await twinOf(admin));
    const results = await Promise.allSettled(twins);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('are audited with the person who created and revoked them', async () => {
    const { id } = await create({ name: 'Reports' });
    await admin.delete(`${path}/${id}`).expect(204);
    const { body } = await admin.get('/api/admin/audit?perPage=2').expect(200);
    const { id: actorId } = await admin.user();
    const entry = { actorId, targetId: id, changes: [{ field: 'name', after: 'Reports' }] };
    expect(body).toMatchObject([
      { action: 'api-token.revoked', ...entry },
      { action: 'api-token.created', ...entry },
    ]);
  });
});

describe('an API token', () => {
  let application: TestApplication;
  afterEach(() => application.close());

  async function startWithToken(settings: Record<string, string> = {}) {
    application = await startApplication('sqlite', settings);
    const admin = await application.administrator();
    const { body } = await admin.post(path, { name: 'CRM' }).expect(201);
    return { admin, body };
  }

  test('is not created before the second factor is confirmed again', async () => {
    application = await startApplication('sqlite');
    const admin = await application.administrator();
    await setUpTotp(admin, administrator.password);
    await ageConfirmation(application, admin, 11);
    const { body } = await admin.post(path, { name: 'CRM' }).expect(403);
    expect(body.stepUp).toEqual(['totp', 'recovery']);
  });

  test('is rejected while its owner has to set up a second factor', async () => {
    const { admin, body } = await startWithToken();
    const read = () => {
      const system = application.visitor();
      system.sendToken(body.token);
      return system.get('/api/admin/overview');
    };
    await read().expect(200);
    const other = await application.member('owner');
    await setUpTotp(other, 'password');
    await read().expect(401);
    await setUpTotp(admin, administrator.password);
    await read().expect(200);
  });

  test('is announced to every owner by a mail that does not contain the token', async () => {
    application = await startApplication('sqlite');
    const admin = await application.administrator();
    const { email } = await (await application.member('owner')).user();
    await application.member('manager');
    const { body } = await admin.post(path, { name: 'CRM' }).expect(201);
    const kind = 'api-token-created';
    for (const address of [administrator.email, email]) {
      const [mail, ...others] = await mailsTo(application, address, kind);
      expect(others).toEqual([]);
      expect(mail?.subject).toBe('API token created: CRM');
      expect(mail?.textPart).toContain(body.start);
      expect(mail?.textPart).not.toContain(body.token);
    }
    expect(await application.database.unitOfWork.read.countBy(MailEntity, { kind })).toBe(2);
  });

  test('is accepted although its use cannot be recorded', async () => {
    const { body } = await startWithToken();
    const write = jest.spyOn(application.database.unitOfWork, 'write');
    write.mockRejectedValueOnce(new Error('locked'));
    const access = application.nest.get(ApiTokenAccessService);
    expect(await access.authenticate(body.token)).toMatchObject({ email: administrator.email });
    expect(write).toHaveBeenCalledTimes(1);
    write.mockRestore();
  });

  test('cannot pass a step-up check and is not recorded as an actor in the audit', async () => {
    const { admin, body } = await startWithToken();
    const { nest } = application;
    const user = await nest.get(ApiTokenAccessService).authenticate(body.token);
    if (user === null) throw new Error('It was refused');
    await expect(nest.get(StepUpService).require(user)).rejects.toMatchObject({ status: 403 });
    // No call that accepts an API token writes to the audit, so call the service directly.
    const { request } = express();
    const asked = Object.create(request, { user: { value: user }, ip: { value: '192.0.2.1' } });
    asked.headers = {};
    await new Promise<void>((resolve) => {
      rememberRequest(asked, express().response, () =>
        resolve(nest.get(AuditService).note({ action: 'orders.exported' })),
      );
    });
    const { body: entries } = await admin.get('/api/admin/audit?perPage=1').expect(200);
    expect(entries).toMatchObject([{ action: 'orders.exported', address: '192.0.2.1' }]);
    expect(entries[0].actorId).toBeUndefined();
  });

  test('is rate-limited per IP address when invalid, and by a call limit when valid', async () => {
    const RATE_LIMITS = 'tokens=3/60, tokenCalls=4/60';
    const { body } = await startWithToken({ RATE_LIMITS, TRUST_PROXY: 'loopback' });
    const read = (token: string, address: string) =>
      application
        .visitor()
        .get('/api/admin/overview')
        .set({ Authorization: `Bearer ${token}`, 'X-Forwarded-For': address });
    await read(body.token, '192.0.2.1').expect(200);
    for (let guess = 0; guess < 3; guess += 1) await read(newApiToken(), '192.0.2.1').expect(401);
    const { headers } = await read(newApiToken(), '192.0.2.1').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(50);
    await read(body.token, '192.0.2.1').expect(429);
    for (let call = 0; call < 3; call += 1) await read(body.token, '192.0.2.2').expect(200);
    await read(body.token, '192.0.2.2').expect(429);
  });
});
