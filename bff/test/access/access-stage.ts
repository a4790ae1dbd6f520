import { seedPosts } from '../../src/blog/seed-posts.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { OutboxService } from '../../src/mail/outbox.service.js';
import { BlogPosts, postsDirectory } from '../blog-posts.js';
import type { Client } from '../client.js';
import type { DatabaseName } from '../databases.js';
import { companyEnvironment } from '../order-money.js';
import { startApplication, type TestApplication } from '../test-application.js';
import type { CallerName } from './expected-status.js';

/** An application and one client for each kind of caller. */
export interface AccessStage {
  readonly application: TestApplication;
  readonly clients: Readonly<Record<CallerName, Client>>;
  /** The first customer, who owns the rows. */
  readonly owner: Client;
  readonly admin: Client;
  /** Cookie of a session that was signed out. */
  readonly endedCookie: string;
  readonly posts: BlogPosts;
  unusedEmail(): string;
}

export async function setAccessStage(database: DatabaseName): Promise<AccessStage> {
  const application = await startApplication(database, {
    PUBLIC_URL: 'http://localhost:3000',
    ...companyEnvironment,
  });
  await seedPosts(application.database.unitOfWork, postsDirectory);
  let made = 0;
  const unusedEmail = () => {
    made += 1;
    return `somebody-${made}@example.com`;
  };
  const admin = await application.administrator();
  const owner = await application.customer();
  const posts = await BlogPosts.of(admin);
  const ended = await application.administrator();
  const endedCookie = ended.cookie();
  await application.visitor().get('/api/logout').set('Cookie', endedCookie).expect(303);
  const clients = {
    visitor: application.visitor(),
    customer: owner,
    'other customer': await application.customer(),
    'demoted administrator': await demoted(application, admin, unusedEmail()),
    administrator: admin,
    'ended session': application.visitor(),
    'API token': await withToken(application, admin),
  };
  return { application, clients, owner, admin, endedCookie, posts, unusedEmail };
}

/**
 * The client also has an administrator's session, to detect an endpoint that checks only the
 * session.
 */
async function withToken(application: TestApplication, admin: Client): Promise<Client> {
  const { body } = await admin.post('/api/admin/api-tokens', { name: 'Reports' }).expect(201);
  const client = await application.administrator();
  client.sendToken(body.token);
  return client;
}

async function demoted(
  application: TestApplication,
  admin: Client,
  email: string,
): Promise<Client> {
  const account = { email, firstName: 'D', lastName: 'E' };
  const client = await application.customer(account);
  const { id } = await client.user();
  const path = `/api/admin/customers/${id}`;
  await admin.put(path, { ...account, isAdmin: true }).expect(200);
  await client.get('/api/admin/orders').expect(200);
  await admin.put(path, { ...account, isAdmin: false }).expect(200);
  // Losing the rights has ended the session.
  await client.post('/api/login', { email, password: 'password' }).expect(200);
  return client;
}

/**
 * Tables that a rejected request may change (last use of a session, rejected attempts, used
 * challenges), and tables that the background tasks of uploaded files change.
 */
const traces = new Set([
  'sessions',
  'audit_entries',
  'passkey_challenges',
  'files',
  'file_analyses',
  'file_leases',
  'live_changes',
  'order_events',
]);

/** Columns to compare; the others are large, or change while the worker sends. */
const columns: Readonly<Record<string, string>> = {
  mails: 'id, status',
  posts: 'id, version',
  webhook_deliveries: 'id',
  // The last use is stored before a request is rejected.
  api_tokens: 'id, tokenHash',
};

/** Every row of the database, except in the tables of `traces`. */
export async function stateOf({ database }: TestApplication): Promise<readonly string[]> {
  const { read } = database.unitOfWork;
  const tables = read.connection.entityMetadatas.map(({ tableName }) => tableName);
  const kept = [...new Set(tables)].filter((table) => !traces.has(table));
  const rows = await Promise.all(
    kept.map((table) => read.query(`SELECT ${columns[table] ?? '*'} FROM ${table}`)),
  );
  return kept.map((table, index) => `${table}: ${JSON.stringify(rows[index])}`);
}

/** A failed mail that an administrator may send again. */
export async function givenUpMail({ nest, database }: TestApplication): Promise<string> {
  const letter = { heading: 'Hello', blocks: [] };
  const to = { name: 'Ada', address: 'ada@example.com' };
  const mail = { kind: 'test', to, userId: null, subject: 'Hello', letter };
  return database.unitOfWork.write(async (manager) => {
    const id = await nest.get(OutboxService).enqueue(manager, mail);
    await manager.update(MailEntity, { id }, { status: 'failed' });
    return id;
  });
}
