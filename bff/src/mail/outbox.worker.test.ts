import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidv7 } from 'uuidv7';
import { databases } from '../../test/databases.js';
import { letterTo } from '../../test/letter-to.js';
import { type Behaviour, MailServer } from '../../test/mail-server.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { openLog } from '../log/log.js';
import { readSettings } from '../settings/settings.js';
import { MailEntity } from './mail.entity.js';
import { type NewMail, OutboxService } from './outbox.service.js';
import { OutboxWorker, retryDelay } from './outbox.worker.js';
import { leaseLength, OutboxLeases } from './outbox-leases.js';
import { type SmtpTimeouts, smtpTransport } from './smtp-transport.js';

const second = 1000;
const hour = 3600 * second;
/** Milliseconds; longer than an answer of the server takes on a busy machine. */
const longTimeouts = { connection: 10_000, socket: 10_000, attempt: 20_000 };
const shortTimeouts = { connection: 500, socket: 300, attempt: 2000 };

describe.each(databases)('the outbox worker on %s', (database) => {
  let application: TestApplication;
  let server: MailServer;
  let port: number;
  /** Milliseconds that the workers' clock is ahead. */
  let ahead = 0;
  const workers: OutboxWorker[] = [];
  const directory = mkdtempSync(join(tmpdir(), 'northcast-dkim-'));
  beforeAll(async () => {
    application = await startApplication(database);
  });
  afterAll(async () => {
    await application.close();
    rmSync(directory, { recursive: true });
  });
  beforeEach(async () => {
    ahead = 0;
    server = new MailServer();
    port = await server.listen();
    await application.database.unitOfWork.write((manager) => manager.deleteAll(MailEntity));
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await server.close();
  });

  const enqueue = (mail: NewMail) =>
    application.database.unitOfWork.write((manager) =>
      application.nest.get(OutboxService).enqueue(manager, mail),
    );
  const rowOf = (id: string) =>
    application.database.unitOfWork.read
      .getRepository(MailEntity)
      .createQueryBuilder('mail')
      .addSelect(['mail.letter', 'mail.holder'])
      .where({ id })
      .getOneOrFail();
  const leases = () =>
    new OutboxLeases(application.database.unitOfWork, uuidv7(), () => Date.now() + ahead);
  function worker(environment: Record<string, string> = {}, timeouts = longTimeouts): OutboxWorker {
    const { mail } = readSettings({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Northcast <a@b.example>',
      ...environment,
    });
    if (mail.server === null) throw new Error('no mail server');
    const transport = smtpTransport(mail, mail.server, timeouts);
    const made = new OutboxWorker(leases(), transport, openLog('silent'));
    workers.push(made);
    return made;
  }

  test('sends a mail once, with a text part and an HTML part', async () => {
    const id = await enqueue(letterTo('zoe@example.com', { thread: 'order-1' }));
    await worker().sendDue();
    await worker().sendDue();
    expect(server.received).toHaveLength(1);
    const email = server.received[0]?.email;
    expect(email).toMatchObject({
      from: { name: 'Northcast', address: 'a@b.example' },
      to: [{ name: 'Zoë Kwon', address: 'zoe@example.com' }],
      subject: 'Grüße',
      messageId: `<${id}@northcast.example>`,
      inReplyTo: '<order-1@northcast.example>',
      references: '<order-1@northcast.example>',
    });
    expect(email?.text).toContain('It is <ready>.');
    expect(email?.html).toContain('It is &lt;ready&gt;.');
    expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 1, lastError: null });
    expect((await rowOf(id)).sentAt?.getTime()).toBeGreaterThan(Date.now() - 10 * second);
  });

  test('sends the List-Unsubscribe header as one line, for one-click unsubscription', async () => {
    const oneClickPath = `/api/unsubscribe/one-click?token=${'x'.repeat(200)}`;
    await enqueue(letterTo('list@example.com', { oneClickPath }));
    await worker().sendDue();
    const headers = server.received[0]?.raw.split('\r\n\r\n')[0];
    expect(headers).toContain(`\r\nList-Unsubscribe: <http://127.0.0.1:3000${oneClickPath}>\r\n`);
    expect(headers).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  });

  test('signs a mail with DKIM if a key is configured, including List-Unsubscribe-Post', async () => {
    await enqueue(letterTo('dkim@example.com', { oneClickPath: '/end' }));
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const file = join(directory, 'dkim.pem');
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const names = { DKIM_DOMAIN: 'b.example', DKIM_SELECTOR: 'mail1' };
    await worker({ ...names, DKIM_KEY_FILE: file }).sendDue();
    const { headers } = server.received[0]?.email ?? { headers: [] };
    const signature = headers.find(({ key }) => key === 'dkim-signature')?.value ?? '';
    expect(signature).toMatch(/a=rsa-sha256;.*d=b\.example;.*s=mail1;/s);
    expect(signature.toLowerCase()).toMatch(/h=[^;]*list-unsubscribe-post[^;]*;/s);
  });

  test('does not turn line feeds in a name or subject into another header', async () => {
    const evil = 'Zoë\r\nBcc: victim@example.com';
    await enqueue(
      letterTo('crlf@example.com', {
        to: { name: evil, address: 'crlf@example.com' },
        subject: evil,
        replyTo: { name: evil, address: 'reply@example.com' },
      }),
    );
    await worker().sendDue();
    expect(server.attempts).toEqual(['crlf@example.com']);
    expect(server.received[0]?.raw).not.toMatch(/^Bcc:/im);
  });

  test.each(['a@example.com, b@example.com', 'a@example.com\r\nRCPT TO:<b@example.com>'])(
    'does not send to a second address hidden in the recipient (case %#)',
    async (address) => {
      await enqueue(letterTo(address));
      await worker().sendDue();
      expect(server.attempts).not.toContain('b@example.com');
    },
  );

  test('keeps the text of a secret mail only until the mail is sent', async () => {
    const id = await enqueue(letterTo('secret@example.com', { isSecret: true }));
    server.behave = () => ({ at: 'data', status: 451 });
    await worker().sendDue();
    expect((await rowOf(id)).textPart).toContain('ready');
    server.behave = () => 'take';
    ahead = hour;
    await worker().sendDue();
    expect(server.received[0]?.email.text).toContain('ready');
    expect(await rowOf(id)).toMatchObject({ status: 'sent', textPart: '', letter: '' });
  });

  const passing: [string, Behaviour, SmtpTimeouts][] = [
    ['temporarily rejects the recipient', { at: 'recipient', status: 451 }, longTimeouts],
    ['temporarily rejects the text', { at: 'data', status: 452 }, longTimeouts],
    ['drops the connection', { at: 'data', ending: 'drop' }, longTimeouts],
    ['stops responding', { at: 'data', ending: 'hang' }, shortTimeouts],
  ];
  test.each(passing)('retries later if the server %s', async (_, behaviour, timeouts) => {
    const id = await enqueue(letterTo('later@example.com'));
    server.behave = () => behaviour;
    await worker({}, timeouts).sendDue();
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: 'waiting', attempts: 1, holder: null });
    expect(row.lastError).not.toBe('');
    server.behave = () => 'take';
    await worker().sendDue();
    expect(server.received).toHaveLength(0);
    ahead = retryDelay(1) + second;
    await worker().sendDue();
    expect(server.received).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
  });

  test('reuses the Message-ID when it resends a mail whose acceptance was not confirmed', async () => {
    await enqueue(letterTo('twice@example.com'));
    server.behave = () => ({ at: 'data', ending: 'drop after taking' });
    await worker().sendDue();
    server.behave = () => 'take';
    ahead = hour;
    await worker().sendDue();
    const ids = server.received.map(({ email }) => email.messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test.each(['recipient', 'data'] as const)(
    'gives up at once if the %s is permanently rejected',
    async (at) => {
      const id = await enqueue(letterTo('gone@example.com'));
      server.behave = () => ({ at, status: 550 });
      await worker().sendDue();
      const row = await rowOf(id);
      expect(row).toMatchObject({ status: 'failed', attempts: 1, sentAt: null });
      expect(row.lastError).toMatch(/^550 /);
    },
  );

  test('retries an unreachable server with delays of up to an hour and gives up after a day', async () => {
    const id = await enqueue(letterTo('closed@example.com'));
    await server.close();
    const started = Date.now();
    const delays: number[] = [];
    for (let row = await rowOf(id); row.status === 'waiting'; row = await rowOf(id)) {
      ahead = row.dueAt.getTime() - Date.now() + 1;
      await worker().sendDue();
      delays.push((await rowOf(id)).dueAt.getTime() - Date.now() - ahead);
    }
    const grown = delays.slice(0, 8).map((delay) => Math.round(delay / (30 * second)));
    expect(grown).toEqual([1, 2, 4, 8, 16, 32, 64, 120]);
    const total = Date.now() + ahead - started;
    expect(total / hour).toBeGreaterThan(23);
    expect(total / hour).toBeLessThan(25);
    expect(await rowOf(id)).toMatchObject({ status: 'failed' });
    expect((await rowOf(id)).lastError).toContain('ECONNREFUSED');
  });

  test('keeps a mail waiting if the server rejects the sign-in', async () => {
    const id = await enqueue(letterTo('auth@example.com'));
    await worker({ SMTP_URL: `smtp://user:wrong@127.0.0.1:${port}` }).sendDue();
    expect(await rowOf(id)).toMatchObject({ status: 'waiting', attempts: 1 });
  });

  test('gives up mails that were due for over a day, also tried ones; a retry sends them', async () => {
    const tried = await enqueue(letterTo('tried@example.com'));
    server.behave = () => ({ at: 'data', status: 451 });
    await worker().sendDue();
    server.behave = () => 'take';
    const old = await enqueue(letterTo('old@example.com'));
    ahead = 25 * hour;
    await leases().giveUpStale();
    const lastError = 'It was due for more than a day while no mail was sent.';
    expect(await rowOf(tried)).toMatchObject({ status: 'failed', attempts: 1, lastError });
    expect(await rowOf(old)).toMatchObject({ status: 'failed', attempts: 0, lastError });
    ahead = 0;
    const recent = await enqueue(letterTo('recent@example.com'));
    ahead = 23 * hour;
    await leases().giveUpStale();
    await worker().sendDue();
    expect(await rowOf(recent)).toMatchObject({ status: 'sent' });
    ahead = 0;
    await application.database.unitOfWork.write((manager) =>
      application.nest.get(OutboxService).retry(manager, old),
    );
    await leases().giveUpStale();
    await worker().sendDue();
    expect(await rowOf(old)).toMatchObject({ status: 'sent' });
    expect(server.received.map(({ to }) => to)).toEqual(['recent@example.com', 'old@example.com']);
  });

  test('marks stale mails as failed on start instead of sending them', async () => {
    const old = await enqueue(letterTo('old@example.com'));
    ahead = 25 * hour;
    worker().start();
    while ((await rowOf(old)).status === 'waiting')
      await new Promise((wake) => setTimeout(wake, 10));
    expect((await rowOf(old)).status).toBe('failed');
    expect(server.received).toEqual([]);
  });

  test('sends each of 40 mails once while a second worker runs', async () => {
    const addresses = Array.from({ length: 40 }, (_, index) => `both-${index}@example.com`);
    for (const address of addresses) await enqueue(letterTo(address));
    await Promise.all([worker().sendDue(), worker().sendDue()]);
    expect(server.received.map(({ to }) => to).sort()).toEqual(addresses.sort());
  });

  test('sends the mails of a dead worker with the same Message-ID after its lease expires', async () => {
    const id = await enqueue(letterTo('lease@example.com'));
    const dead = leases();
    expect((await dead.claim(1)).map((mail) => mail.id)).toEqual([id]);
    await worker().sendDue();
    expect(server.received).toHaveLength(0);
    ahead = leaseLength + second;
    await worker().sendDue();
    expect(server.received[0]?.email.messageId).toBe(`<${id}@northcast.example>`);
    // The first worker was only slow. Its lease is over, so its update must have no effect.
    const row = await rowOf(id);
    await dead.postpone(row, 0, 'late');
    expect(await rowOf(id)).toEqual(row);
  });

  test('finishes the mails in progress and starts no others when stopped', async () => {
    for (let index = 0; index < 20; index += 1) await enqueue(letterTo(`stop-${index}@x.example`));
    const stopping = worker();
    stopping.start();
    while (server.received.length === 0) await new Promise(setImmediate);
    await stopping.stop();
    const counts = { sent: 0, waiting: 0, failed: 0 };
    const rows = await application.database.unitOfWork.read.find(MailEntity);
    for (const { status } of rows) counts[status] += 1;
    expect(counts.sent).toBe(server.received.length);
    expect(counts.waiting).toBe(20 - counts.sent);
    expect(counts.waiting).toBeGreaterThan(0);
    expect(rows.filter(({ status, attempts }) => status === 'waiting' && attempts > 0)).toEqual([]);
  });
});
