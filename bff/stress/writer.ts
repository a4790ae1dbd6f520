import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { administrator } from '../test/test-application.js';

/** A write that was sent, with its response if one arrived. */
export interface WriteRecord {
  readonly key: string;
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly by: 'customer' | 'administrator';
  /** Whether the client closes the connection before the response can arrive. */
  readonly isCut: boolean;
  /** Text that identifies the stored row. */
  readonly mark: string;
  readonly list: 'orders' | 'messages' | 'enquiries';
  answer: { readonly id: string } | null;
}

interface StoredRow {
  readonly id: string;
  readonly projectBrief?: string;
  readonly message?: string;
  readonly version?: number;
}

const customer = { email: 'writer@example.com', password: 'password' };

/**
 * A customer and an administrator who write as fast as possible, each write with its own
 * idempotency key.
 */
export class Writer {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 600 });
  private cookies = { customer: '', administrator: '' };

  private constructor(
    private readonly origin: string,
    private readonly round: number,
  ) {}

  static async signIn(origin: string, round: number): Promise<Writer> {
    const writer = new Writer(origin, round);
    const account = { ...customer, firstName: 'Wanda', lastName: 'Writer' };
    await writer.call('POST', '/api/register', account);
    writer.cookies = {
      customer: (await writer.call('POST', '/api/login', customer)).cookie,
      administrator: (await writer.call('POST', '/api/login', administrator)).cookie,
    };
    return writer;
  }

  /** Prepares new orders, messages and enquiries, and edits of existing orders. */
  async prepare(count: number): Promise<WriteRecord[]> {
    const writes: WriteRecord[] = [];
    for (let index = 0; index < count; index += 1) {
      const isCut = index % 10 === 9;
      writes.push({ ...(await this.oneOf(index)), key: randomUUID(), isCut, answer: null });
    }
    return writes;
  }

  private async oneOf(index: number): Promise<Omit<WriteRecord, 'key' | 'isCut' | 'answer'>> {
    const mark = `round ${this.round} write ${index}`;
    const order = { customerPhone: '1', projectBrief: mark };
    const post = { method: 'POST', by: 'customer', mark } as const;
    if (index % 4 === 0) return { ...post, path: '/api/orders', body: order, list: 'orders' };
    if (index % 4 === 1) {
      const body = { subject: 'Crash', message: mark };
      return { ...post, path: '/api/messages', body, list: 'messages' };
    }
    if (index % 4 === 2) {
      const who = { name: 'Wanda', email: 'w@example.com', service: 'Audio Production' };
      const body = { ...who, message: `${mark} or more` };
      return { ...post, path: '/api/contact', body, mark: body.message, list: 'enquiries' };
    }
    const before = { ...order, projectBrief: `before ${mark}` };
    const placed = await this.call('POST', '/api/orders', before, { by: 'customer' });
    const { id, version } = placed.body as StoredRow;
    return {
      method: 'PUT',
      path: `/api/admin/orders/${id}`,
      body: { serviceName: 'Edited', servicePrice: 5, projectBrief: mark, version },
      by: 'administrator',
      mark,
      list: 'orders',
    };
  }

  /** Sends a write and records the response if one arrives. */
  async send(write: WriteRecord, isCut: boolean): Promise<void> {
    try {
      const { method, path, body, by, key } = write;
      const answer = await this.call(method, path, body, { by, key, isCut });
      if (answer.status === 200 || answer.status === 201) write.answer = answer.body as StoredRow;
    } catch {
      // No response arrived: the write may or may not be stored.
    }
  }

  /** Expects every acknowledged write to be stored exactly once. */
  async expectAcknowledged(writes: readonly WriteRecord[]): Promise<void> {
    await this.compare(writes.filter(({ answer }) => answer !== null));
  }

  /** Expects every write to be stored exactly once, and the materialised counts to match. */
  async expectExactly(writes: readonly WriteRecord[]): Promise<void> {
    expect(writes.filter(({ answer }) => answer === null)).toEqual([]);
    await this.compare(writes);
    for (const list of ['orders', 'messages', 'enquiries'] as const) {
      const { rows, total } = await this.rows(list);
      expect(total).toBe(rows.length);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }
  }

  private async compare(writes: readonly WriteRecord[]): Promise<void> {
    for (const list of ['orders', 'messages', 'enquiries'] as const) {
      const { rows } = await this.rows(list);
      const byMark = new Map<string, StoredRow[]>();
      for (const row of rows) {
        const mark = row.projectBrief ?? row.message ?? '';
        byMark.set(mark, [...(byMark.get(mark) ?? []), row]);
      }
      for (const write of writes.filter((each) => each.list === list)) {
        const found = byMark.get(write.mark) ?? [];
        expect(found.map(({ id }) => id)).toEqual([write.answer?.id]);
        if (write.method === 'PUT') expect(found[0]?.version).toBe(2);
      }
    }
  }

  private async rows(list: string): Promise<{ rows: StoredRow[]; total: number }> {
    const rows: StoredRow[] = [];
    for (let page = 1; ; page += 1) {
      const path = `/api/admin/${list}?perPage=1000&page=${page}`;
      const { body, total } = await this.call('GET', path, undefined, { by: 'administrator' });
      const found = body as StoredRow[];
      rows.push(...found);
      if (found.length < 1000) return { rows, total };
    }
  }

  private call(
    method: string,
    path: string,
    body?: object,
    { by, key, isCut }: { by?: 'customer' | 'administrator'; key?: string; isCut?: boolean } = {},
  ): Promise<{ status: number; body: unknown; cookie: string; total: number }> {
    return new Promise((resolve, reject) => {
      const sent = request(new URL(path, this.origin), {
        method,
        agent: this.agent,
        headers: {
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(by === undefined ? {} : { Cookie: this.cookies[by] }),
          ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        },
      });
      sent.on('error', reject);
      sent.on('response', (response) => {
        readText(response).then(
          (text) =>
            resolve({
              status: response.statusCode ?? 0,
              body: text === '' ? null : JSON.parse(text),
              cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
              total: Number(response.headers['x-total-count']),
            }),
          reject,
        );
      });
      sent.end(body === undefined ? undefined : JSON.stringify(body));
      if (isCut) sent.on('finish', () => setTimeout(() => sent.destroy(new Error('cut')), 2));
    });
  }
}
