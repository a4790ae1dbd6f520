import fc from 'fast-check';
import type { Client } from '../test/client.js';
import { databases } from '../test/databases.js';
import { sized } from '../test/size.js';
import { startApplication, type TestApplication } from '../test/test-application.js';
import { anyRequest } from './any-request.js';
import { type RawAnswer, sendRaw } from './send-raw.js';

const batches = sized(40, 700);
const batchSize = 10;
/** Endpoints that would end the session that the other requests need. */
const sessionChanging = ['register', 'login', 'logout'];
/** Milliseconds within which every response must arrive. */
const longestAnswer = 10_000;

jest.setTimeout(sized(120_000, 1_200_000));

/** Everything an administrator can see, except what anonymous visitors may add to. */
async function stateOf(admin: Client): Promise<Record<string, unknown>> {
  const state: Record<string, unknown> = {};
  for (const list of ['customers', 'orders', 'messages']) {
    state[list] = (await admin.get(`/api/admin/${list}`).expect(200)).body;
  }
  return state;
}

describe.each(databases)('hostile requests on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let victim: Client;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
    victim = await application.customer({ email: 'victim@example.com' });
    for (const projectBrief of ['one', 'two']) {
      await victim.post('/api/orders', { customerPhone: '1', projectBrief }).expect(201);
      await victim.post('/api/messages', { subject: 's', message: projectBrief }).expect(201);
    }
  });
  afterAll(() => application.close());

  /**
   * Sends requests of every kind with the given cookie. Each must be answered in time, and none
   * with 5xx.
   */
  async function bombard(cookie: string, except: readonly string[] = []): Promise<void> {
    const orders = (await victim.get('/api/orders').expect(200)).body;
    const messages = (await victim.get('/api/messages').expect(200)).body;
    const reader = await application.administrator();
    const mails = (await reader.get('/api/admin/mails').expect(200)).body;
    const ids = [...orders, ...messages, ...mails, await victim.user()].map(({ id }) => id);
    const request = anyRequest(ids, except);
    await fc.assert(
      fc.asyncProperty(
        fc.array(request, { minLength: batchSize, maxLength: batchSize }),
        async (requests) => {
          const answers = await Promise.all(
            requests.map((each) => sendRaw(application.origin, each, cookie, longestAnswer)),
          );
          answers.forEach(expectGood);
        },
      ),
      { numRuns: batches, endOnFailure: false },
    );
  }

  function expectGood({ status, type, text }: RawAnswer): void {
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
    if (status < 400) return;
    // Node itself answers malformed HTTP, without a body.
    if (text === '') return;
    expect(type).toMatch(/^application\/problem\+json/);
    expect(JSON.parse(text)).toMatchObject({ status, message: expect.any(String) });
  }

  test(`${batches * batchSize} from a visitor change no customers, orders or messages`, async () => {
    const before = await stateOf(admin);
    await bombard('', ['register']);
    expect(await stateOf(admin)).toEqual(before);
  });

  test(`${batches * batchSize} from a customer change no data of other accounts`, async () => {
    const attacker = await application.customer({ email: 'attacker@example.com' });
    const { id } = await attacker.user();
    const own = (row: { id: string; userId?: string }) => row.userId === id || row.id === id;
    const others = async () => {
      const state = await stateOf(admin);
      return Object.values(state).map((rows) =>
        Array.isArray(rows) ? rows.filter((row) => !own(row)) : rows,
      );
    };
    const before = await others();
    await bombard(attacker.cookie(), sessionChanging);
    expect(await others()).toEqual(before);
    expect((await attacker.user()).id).toBe(id);
  });

  test(`${batches * batchSize} from an administrator cause no 5xx and keep counts consistent`, async () => {
    const second = await application.administrator();
    await bombard(second.cookie(), sessionChanging);
    // The requests may have ended the other sessions of the account.
    const after = await application.administrator();
    const overview = await after.get('/api/admin/overview').expect(200);
    const pending = await after.get('/api/admin/orders?status=pending').expect(200);
    expect(pending.headers['x-total-count']).toBe(String(overview.body.newOrders));
    for (const list of ['customers', 'orders', 'messages', 'enquiries']) {
      const { body, headers } = await after.get(`/api/admin/${list}`).expect(200);
      expect(body).toHaveLength(Math.min(1000, Number(headers['x-total-count'])));
    }
  });
});
