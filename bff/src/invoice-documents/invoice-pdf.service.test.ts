import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { InvoiceDocument } from './invoice-document.js';
import { InvoicePdfService } from './invoice-pdf.service.js';

/** A thread that answers every request with the same bytes. */
const thread = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ id }) => parentPort.postMessage({ id, bytes: Buffer.from('PDF') }));
`;

describe('the thread that makes PDFs', () => {
  let folder: string;
  let pdfs: InvoicePdfService;
  let started: jest.SpyInstance<void, [], Worker>;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'northcast-pdf-'));
    const file = join(folder, 'thread.mjs');
    await writeFile(file, thread);
    started = jest.spyOn(Worker.prototype, 'unref');
    pdfs = new InvoicePdfService();
    pdfs.code = pathToFileURL(file);
  });
  afterEach(async () => {
    for (const worker of started.mock.contexts) await worker.terminate();
    jest.restoreAllMocks();
    await rm(folder, { recursive: true });
  });

  // The service only passes the invoice on.
  const render = async () => (await pdfs.render({} as InvoiceDocument)).toString();

  test('that failed does not end the requests of its successor when it exits', async () => {
    expect(await render()).toBe('PDF');
    const [failed] = started.mock.contexts;
    failed?.emit('error', new Error('out of memory'));
    const next = render();
    failed?.emit('exit', 1);
    expect(await next).toBe('PDF');
    expect(await render()).toBe('PDF');
    expect(started).toHaveBeenCalledTimes(2);
  });

  test('rejects all its requests when it exits', async () => {
    expect(await render()).toBe('PDF');
    const waiting = [render(), render()];
    started.mock.contexts[0]?.emit('exit', 1);
    for (const { status } of await Promise.allSettled(waiting)) expect(status).toBe('rejected');
  });
});
