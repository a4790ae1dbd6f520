import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { sha256 } from '../hashing/hashing.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { sessionSecretToken } from '../settings/session-secret.js';
import { IdempotencyService } from './idempotency.service.js';
import { IdempotentCallEntity } from './idempotent-call.entity.js';

const address = '192.0.2.1';
const keyedHash = /^[\w-]{43}$/;
const encrypted = /^[A-Za-z0-9+/]{40,}={0,2}$/;

const neverAgain = () => Promise.reject(new Error('the work ran again'));

describe.each(databases)('stored calls with an Idempotency-Key on %s', (database) => {
  let application: TestApplication;
  let service: IdempotencyService;
  let calls = 0;
  beforeAll(async () => {
    application = await startApplication(database, { TRUST_PROXY: 'loopback' });
    service = application.nest.get(IdempotencyService);
  });
  afterAll(() => application.close());

  const idOf = (...call: [caller: string, method: string, path: string, key: string]) =>
    JSON.stringify(call);
  /** A call that was not made yet, as its handler receives it. */
  const newCall = () => {
    calls += 1;
    return idOf(address, 'POST', '/api/contact', `call ${calls}`);
  };
  const rowOf = (call: string) =>
    application.database.unitOfWork.read.findOneByOrFail(IdempotentCallEntity, {
      id: sha256(call),
    });
  const storeAnswer = (call: string, answer: string | null) =>
    application.database.unitOfWork.write((manager) =>
      manager.update(IdempotentCallEntity, { id: sha256(call) }, { answer }),
    );

  test('the row of an order has its account, hashes and the encrypted response', async () => {
    const customer = await application.customer();
    const { id: userId } = await customer.user();
    const order = { customerPhone: '1', projectBrief: 'x' };
    await customer.post('/api/orders', order).set('Idempotency-Key', 'order').expect(201);
    const { read } = application.database.unitOfWork;
    expect(await read.findBy(IdempotentCallEntity, { userId })).toEqual([
      {
        id: sha256(idOf(userId, 'POST', '/api/orders', 'order')),
        fingerprint: expect.stringMatching(keyedHash),
        answer: expect.stringMatching(encrypted),
        userId,
        createdAt: expect.any(Date),
      },
    ]);
  });

  test('the row of a registration has no account, and a slow hash of the password', async () => {
    const account = { firstName: 'Ada', lastName: 'Kwon', password: 'password' };
    await application
      .visitor()
      .post('/api/register', { ...account, email: 'ada@example.com' })
      .set('X-Forwarded-For', address)
      .set('Idempotency-Key', 'registration')
      .expect(201);
    const call = idOf(address, 'POST', '/api/register', 'registration');
    expect(await rowOf(call)).toEqual({
      id: sha256(call),
      fingerprint: expect.stringMatching(/^\$argon2id\$/),
      answer: expect.stringMatching(encrypted),
      userId: null,
      createdAt: expect.any(Date),
    });
  });

  test('an account without a new password is stored with the fast hash', async () => {
    const call = newCall();
    await service.run(call, { name: 'Ada', password: undefined }, async () => ({ id: 'one' }));
    expect((await rowOf(call)).fingerprint).toMatch(keyedHash);
  });

  test('a call without a response gets none when it is sent again', async () => {
    const call = newCall();
    expect(await service.run(call, {}, async () => undefined)).toBeUndefined();
    expect((await rowOf(call)).answer).toBeNull();
    const work = jest.fn(neverAgain);
    expect(await service.run(call, {}, work)).toBeUndefined();
    expect(work).not.toHaveBeenCalled();
  });

  test('the encrypted response of one call cannot be read as that of another', async () => {
    const [one, other] = [newCall(), newCall()];
    await service.run(one, {}, async () => ({ id: 'one' }));
    await service.run(other, {}, async () => ({ id: 'other' }));
    await storeAnswer(other, (await rowOf(one)).answer);
    await expect(service.run(other, {}, neverAgain)).rejects.toMatchObject({ status: 422 });
    expect(await service.run<object>(one, {}, neverAgain)).toEqual({ id: 'one' });
  });

  test.each<[string, object]>([
    ['without a password', { name: 'Ada' }],
    ['with a password', { name: 'Ada', password: 'plum ladder' }],
  ])('after a change of the secret an earlier call %s is refused', async (_case, payload) => {
    const { nest, database: opened } = application;
    const passwords = nest.get(PasswordsService);
    const changed = new IdempotencyService(opened.unitOfWork, passwords, 'another secret');
    const call = newCall();
    await service.run(call, payload, async () => ({ id: 'first' }));
    const repeated = changed.run(call, payload, neverAgain);
    await expect(repeated).rejects.toMatchObject({ status: 422 });
    expect(await service.run<object>(call, payload, neverAgain)).toEqual({ id: 'first' });
  });

  test.each<[string, object, object]>([
    ['with a password', { name: 'Ada' }, { name: 'Ada', password: 'plum ladder' }],
    ['without a password', { name: 'Ada', password: 'plum ladder' }, { name: 'Ada' }],
  ])('a key that is used again %s is refused', async (_case, first, second) => {
    const call = newCall();
    await service.run(call, first, async () => ({ id: 'first' }));
    await expect(service.run(call, second, neverAgain)).rejects.toMatchObject({ status: 422 });
  });

  test('a write that loses to the same call in another process gets its response', async () => {
    const { nest, database: opened } = application;
    const failure = new Error('the row exists');
    const losing = new IdempotencyService(
      new UnitOfWork(opened.unitOfWork.read.dataSource, { run: () => Promise.reject(failure) }),
      nest.get(PasswordsService),
      nest.get<string>(sessionSecretToken),
    );
    const call = newCall();
    await expect(losing.run(call, { name: 'Ada' }, neverAgain)).rejects.toBe(failure);
    await service.run(call, { name: 'Ada' }, async () => ({ id: 'first' }));
    expect(await losing.run<object>(call, { name: 'Ada' }, neverAgain)).toEqual({ id: 'first' });
    const reused = losing.run(call, { name: 'Noor' }, neverAgain);
    await expect(reused).rejects.toMatchObject({ status: 422 });
  });
});
