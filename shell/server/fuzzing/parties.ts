import { uploadsPath } from '@northcast/shared-contracts/api/uploads-path';
import { callApi } from './call-api.js';
import { recordOf } from './calls.js';
import {
  type IdName,
  idNames,
  idStandIn,
  type Sender,
  type StandIns,
  sessionStandIn,
} from './exchange.js';
import { longest } from './send.js';
import { firstAdministrator, type Servers } from './servers.js';
import { uploadSize } from './uploads.js';

/** Contained in every row of the victim. */
export const secret = 'a text that is the business of the victim alone';

const password = 'correct horse battery';

const base64 = (text: string) => Buffer.from(text).toString('base64');

type Attacker = Exclude<Sender, 'visitor'>;

/** The accounts of a run: attackers, a victim whose data must stay intact, and an observer. */
export class Parties {
  /** Ids of every account that has sent requests. */
  readonly attackers = new Set<string>();
  private readonly ids = new Map<IdName, string>();
  private readonly sessions = new Map<Attacker, string>();
  private readonly emails = new Map<Attacker, string>();
  private watcher = { session: '', user: '' };
  private victimSession = '';
  private count = 0;

  constructor(private readonly servers: Servers) {}

  /** Session of the first administrator, the observer, who sends nothing hostile. */
  get session(): string {
    return this.watcher.session;
  }

  /** Current values of placeholders. Includes only the sessions of these senders. */
  standIns(senders: readonly Sender[]): StandIns {
    const ids = idNames.map((name) => [idStandIn(name), this.ids.get(name) ?? ''] as const);
    const sessions = [...this.sessions].flatMap(([who, token]) =>
      senders.includes(who) ? [[sessionStandIn(who), token] as const] : [],
    );
    // Upload metadata contains order ids in base64, which encodes each id separately.
    const encoded = ids.map(([standIn, value]) => [base64(standIn), base64(value)] as const);
    return new Map([...ids, ...encoded, ...sessions].filter(([, value]) => value !== ''));
  }

  /** Creates new accounts and rows, because earlier ones may have been deleted. */
  async prepare(): Promise<void> {
    if (this.session === '') {
      const { session = '', value } = await this.call('POST /api/login', '', firstAdministrator);
      this.watcher = { session, user: JSON.stringify(value) };
    }
    const victim = await this.register();
    this.ids.set('victim', victim.id);
    this.ids.set('victimOrder', await this.order(victim.session, secret));
    const order = this.ids.get('victimOrder') ?? '';
    this.ids.set('victimUpload', await this.upload(victim.session, order));
    this.victimSession = victim.session;
    this.ids.set('victimMessage', await this.message(victim.session, secret));
    const attacker = await this.begin('customer');
    this.ids.set('attacker', attacker);
    const session = this.sessions.get('customer') ?? '';
    this.ids.set('attackerOrder', await this.order(session, 'mine'));
    const own = this.ids.get('attackerOrder') ?? '';
    this.ids.set('attackerUpload', await this.upload(session, own));
    this.ids.set('attackerMessage', await this.message(session, 'mine'));
    await this.begin('administrator');
    const service = 'Audio Production';
    const enquiry = { name: 'Ada Kwon', email: 'ada@example.com', service, message: secret };
    this.ids.set('enquiry', await this.made('POST /api/contact', '', enquiry));
  }

  /**
   * Renews expired sessions and checks that the servers respond.
   * @returns violations as text
   */
  async between(): Promise<string[]> {
    try {
      const violations = await Promise.all([this.watch('shell'), this.watch('bff')]);
      await Promise.all([this.keepSignedIn('customer'), this.keepSignedIn('administrator')]);
      return violations.flat();
    } catch (error) {
      return [`the onlooker got no answer: ${error}`];
    }
  }

  /**
   * Bytes received for the victim's upload. Zero unless someone else has sent them; NaN if the
   * upload is gone.
   */
  async victimUpload(): Promise<number> {
    const path = `${uploadsPath}/${this.ids.get('victimUpload')}`;
    const answer = await this.tus('HEAD', path, this.victimSession, {});
    return Number(answer.headers.get('upload-offset') ?? Number.NaN);
  }

  /** Checks what the observer gets. */
  private async watch(name: 'shell' | 'bff'): Promise<string[]> {
    const server = this.servers[name];
    if (server.ending !== null) return [`${name} ${server.ending}: ${server.output}`];
    const began = performance.now();
    const { value } = await callApi(server.port, 'GET /api/user', this.session);
    const waited = Math.round(performance.now() - began);
    const told = JSON.stringify(value);
    return [
      ...(told === this.watcher.user ? [] : [`${name}: the onlooker got ${told}`]),
      ...(waited > longest ? [`${name}: the onlooker waited ${waited} ms`] : []),
    ];
  }

  private async keepSignedIn(who: Attacker): Promise<void> {
    const user = await this.call('GET /api/user', this.sessions.get(who));
    if (user.status === 200) return;
    const credentials = { email: this.emails.get(who), password };
    const { session } = await this.call('POST /api/login', '', credentials);
    if (session === undefined) await this.begin(who);
    else this.sessions.set(who, session);
  }

  /** @returns the id of a new account */
  private async begin(who: Attacker): Promise<string> {
    const { id, session, email } = await this.register(who === 'administrator');
    this.attackers.add(id);
    this.sessions.set(who, session);
    this.emails.set(who, email);
    return id;
  }

  private async register(isAdmin = false) {
    this.count += 1;
    const email = `party-${this.count}@example.com`;
    const account = { firstName: 'Ada', lastName: 'Kwon', email, password, isAdmin };
    if (isAdmin) await this.made('POST /api/admin/customers', this.session, account);
    else await this.made('POST /api/register', '', account);
    const { session = '', value } = await this.call('POST /api/login', '', { email, password });
    return { id: String(recordOf(value)['id']), session, email };
  }

  private order(session: string, projectBrief: string): Promise<string> {
    return this.made('POST /api/orders', session, { customerPhone: '1', projectBrief });
  }

  /** @returns the id of a new upload without any bytes */
  private async upload(session: string, order: string): Promise<string> {
    const metadata = `name ${base64('a.wav')},order ${base64(order)}`;
    const headers = { 'Upload-Length': String(uploadSize), 'Upload-Metadata': metadata };
    const { status, headers: told } = await this.tus('POST', uploadsPath, session, headers);
    const [id] = /[^/]+$/.exec(told.get('location') ?? '') ?? [];
    if (id === undefined) throw new Error(`POST ${uploadsPath}: ${status}`);
    return id;
  }

  private async tus(method: string, path: string, session: string, headers: object) {
    const response = await fetch(`http://127.0.0.1:${this.servers.shell.port}${path}`, {
      method,
      headers: { Cookie: `nc_session=${session}`, 'Tus-Resumable': '1.0.0', ...headers },
      signal: AbortSignal.timeout(10_000),
    });
    await response.body?.cancel();
    return response;
  }

  private message(session: string, message: string): Promise<string> {
    return this.made('POST /api/messages', session, { subject: message, message });
  }

  private async made(call: string, session: string, body: object): Promise<string> {
    const { status, value } = await this.call(call, session, body);
    if (status !== 201) throw new Error(`${call}: ${status} ${JSON.stringify(value)}`);
    return String(recordOf(value)['id']);
  }

  private call(call: string, session?: string, body?: object) {
    return callApi(this.servers.shell.port, call, session, body);
  }
}
