import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { IsNull, MoreThan } from 'typeorm';
import { sine, wavFile } from '../../test/audio/wav.js';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { storeFile } from '../../test/order-files.js';
import { buildServer } from '../../test/server-process.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { until } from '../../test/until.js';
import { type FilePlace, filePlaceToken } from '../files/file-place.js';
import { MissingFiles } from '../files/missing-files.js';
import { openLog } from '../log/log.js';
import { AnalysisWorker, gaveUp } from './analysis.worker.js';
import { AnalysisLeases, leaseLength } from './analysis-leases.js';
import { type AnalysisOutcome, AnalysisThread } from './analysis-thread.service.js';
import { AudioAnalyser } from './audio-analyser.js';
import { FileAnalysesService } from './file-analyses.service.js';
import { FileAnalysisEntity } from './file-analysis.entity.js';

const compiled = pathToFileURL(resolve(__dirname, '../../dist/audio-analysis/analysis-thread.js'));
const fixture = (name: string) => readFile(join(__dirname, '../../test/audio', name));
const order = { customerPhone: '1', projectBrief: 'x' };

beforeAll(() => buildServer(), 120_000);

describe.each(databases)('the audio analysis of files on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let customer: Client;
  let orderId: string;
  beforeAll(async () => {
    application = await startApplication(database);
    application.nest.get(AnalysisThread).code = compiled;
    admin = await application.administrator();
    customer = await application.customer();
    orderId = (await customer.post('/api/orders', order).expect(201)).body.id;
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => application.close());

  const audio = (bytes: Uint8Array, type: string, client = customer) =>
    storeFile(application, client, orderId, { name: 'a.bin', kind: 'audio', type, bytes });

  async function measured(client: Client, id: string) {
    for (;;) {
      const { body } = await client.get(`/api/files/${id}/analysis`).expect(200);
      if (body.state !== 'waiting') return body;
      await new Promise((wake) => setTimeout(wake, 50));
    }
  }

  test('is returned to the customer and administrators, and to nobody else', async () => {
    const mp3 = await fixture('stereo.mp3');
    const id = await audio(mp3, 'audio/mpeg');
    const body = await measured(customer, id);
    expect(body).toEqual({
      fileId: id,
      state: 'done',
      durationMs: expect.any(Number),
      loudness: expect.closeTo(-20.7, 1),
      peak: expect.closeTo(-10.8, 0),
      peaks: expect.any(String),
    });
    const analyser = await AudioAnalyser.create('mp3');
    analyser.push(mp3);
    const { peaks, durationMs } = analyser.finish();
    expect(body.durationMs).toBe(durationMs);
    expect(Buffer.from(body.peaks, 'base64')).toEqual(Buffer.from(peaks.buffer));
    expect(await measured(admin, id)).toEqual(body);
    const path = `/api/files/${id}/analysis`;
    await application.visitor().get(path).expect(401);
    await (await application.customer()).get(path).expect(404);
  });

  test.each<[string, () => Promise<Uint8Array>, string, object]>([
    [
      'a WAV file',
      async () => wavFile([sine({ seconds: 1, decibels: -20 })]),
      'audio/wav',
      {
        state: 'done',
        durationMs: 1000,
        loudness: expect.closeTo(-23, 1),
        peak: expect.closeTo(-20, 1),
        peaks: expect.any(String),
      },
    ],
    [
      'a silent WAV file',
      async () => wavFile([new Float32Array(48_000)]),
      'audio/wav',
      { state: 'done', durationMs: 1000, peaks: expect.any(String) },
    ],
    [
      'noise declared as MP3',
      async () => Buffer.alloc(300_000, 'no sound at all '),
      'audio/mpeg',
      { state: 'failed', error: 'There is no MP3 audio in this file.' },
    ],
    [
      'a truncated WAV file',
      async () => wavFile([new Float32Array(10)]).subarray(0, 30),
      'audio/wav',
      { state: 'failed', error: expect.stringContaining('ends before it.') },
    ],
    [
      'a FLAC file',
      async () => Buffer.from('fLaC and more of it'),
      'audio/flac',
      { state: 'unsupported' },
    ],
    ['a one-byte file', async () => Buffer.from('x'), 'audio/ogg', { state: 'unsupported' }],
  ])('of %s has the expected state and values', async (_, bytes, type, expected) => {
    const id = await audio(await bytes(), type);
    expect(await measured(customer, id)).toEqual({ fileId: id, ...expected });
  });

  test('returns 404 for a file that is not audio', async () => {
    const id = await storeFile(application, customer, orderId);
    await customer.get(`/api/files/${id}/analysis`).expect(404);
  });

  /** Waits until a file is to be measured again later, and that attempt does not count. */
  async function postponed(fileId: string): Promise<void> {
    const { read } = application.database.unitOfWork;
    const isLater = { dueAt: MoreThan(new Date(Date.now() + 60_000)), holder: IsNull() };
    const row = { id: fileId, status: 'waiting', attempts: 0, ...isLater } as const;
    await until(async () => (await read.existsBy(FileAnalysisEntity, row)) || undefined);
  }

  test('of a file whose opening stalls is tried again later, and that attempt does not count', async () => {
    const place = application.nest.get<FilePlace>(filePlaceToken);
    jest.spyOn(place, 'open').mockReturnValue(new Promise(() => undefined));
    const thread = application.nest.get(AnalysisThread);
    jest.replaceProperty(thread, 'pieceTimeout', 100);
    const fileId = await audio(await fixture('stereo.mp3'), 'audio/mpeg');
    await postponed(fileId);
  });

  test('of a missing file is tried again later, and fails once the file counts as lost', async () => {
    const place = application.nest.get<FilePlace>(filePlaceToken);
    const missing = Object.assign(new Error('not mounted'), { code: 'ENOENT' });
    jest.spyOn(place, 'open').mockRejectedValue(missing);
    const fileId = await audio(await fixture('stereo.mp3'), 'audio/mpeg');
    await postponed(fileId);
    jest.spyOn(application.nest.get(MissingFiles), 'isLost').mockReturnValue(true);
    await application.database.unitOfWork.write((manager) =>
      manager.update(FileAnalysisEntity, { id: fileId }, { dueAt: new Date() }),
    );
    application.nest.get(FileAnalysesService).onQueued?.();
    const error = 'This file is not there any more.';
    expect(await measured(customer, fileId)).toEqual({ fileId, state: 'failed', error });
  });

  describe('leases', () => {
    let now = Date.now() + 86_400_000;
    const leases = (holder: string) =>
      new AnalysisLeases(application.database.unitOfWork, holder, () => now);
    const read = (fileId: string) =>
      application.database.unitOfWork.read.findOneByOrFail(FileAnalysisEntity, { id: fileId });
    const outcome: AnalysisOutcome = { state: 'failed', error: 'Test.' };
    const log = openLog('silent');
    /** Files whose viewers were told that the analysis has ended. */
    let told: string[];
    const tell = async (fileId: string) => void told.push(fileId);
    beforeEach(async () => {
      told = [];
      await application.database.unitOfWork.write((manager) =>
        manager.delete(FileAnalysisEntity, { status: 'waiting' }),
      );
    });

    /** A file whose due time is too far ahead for the application's own worker. */
    async function waiting(): Promise<string> {
      now += 86_400_000;
      const id = await storeFile(application, customer, orderId);
      await application.database.unitOfWork.write((manager) =>
        manager.insert(FileAnalysisEntity, {
          id,
          status: 'waiting',
          attempts: 0,
          dueAt: new Date(now),
        }),
      );
      return id;
    }

    test('a file is claimed by one worker at a time', async () => {
      const id = await waiting();
      const claimed = await Promise.all([leases('one').claim(), leases('two').claim()]);
      expect(claimed.map((row) => row?.id).filter(Boolean)).toEqual([id]);
      expect(await leases('three').claim()).toBeUndefined();
      const holder = (await read(id)).holder ?? '';
      await leases(holder).finish(id, outcome);
    });

    test('an expired lease passes to another worker, and the first worker’s outcome is ignored', async () => {
      const id = await waiting();
      await leases('killed').claim();
      now += leaseLength - 1;
      expect(await leases('next').claim()).toBeUndefined();
      now += 1;
      expect((await leases('next').claim())?.attempts).toBe(2);
      expect(await leases('killed').finish(id, outcome)).toBe(false);
      expect(await leases('killed').renew(id)).toBe(false);
      expect(await leases('next').renew(id)).toBe(true);
      expect(await leases('next').finish(id, outcome)).toBe(true);
      expect(await read(id)).toMatchObject({ status: 'failed', error: 'Test.', holder: null });
    });

    test('a file whose lease expires three times is marked as failed, and its viewers are told', async () => {
      const id = await waiting();
      for (const holder of ['one', 'two', 'three']) {
        expect((await leases(holder).claim())?.id).toBe(id);
        now += leaseLength;
      }
      const measure = jest.fn();
      await new AnalysisWorker(leases('four'), measure, tell, log).measureDue();
      expect(measure).not.toHaveBeenCalled();
      expect(await read(id)).toMatchObject({ status: 'failed', error: gaveUp });
      expect(told).toEqual([id]);
    });

    test('an error is retried up to three attempts; an attempt that is stopped does not count', async () => {
      const id = await waiting();
      let attempts = 0;
      const failing = () => {
        attempts += 1;
        return Promise.reject(new Error('the store is away'));
      };
      const worker = new AnalysisWorker(leases('worker'), failing, tell, log);
      await worker.measureDue();
      expect(attempts).toBe(1);
      let begin: () => void = () => undefined;
      const hasBegun = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const hanging = (_: string, signal: AbortSignal) =>
        new Promise<AnalysisOutcome>((__, reject) => {
          signal.addEventListener('abort', () => reject(new Error('stopped')));
          begin();
        });
      now += 600_000;
      const stopping = new AnalysisWorker(leases('stopping'), hanging, tell, log);
      const running = stopping.measureDue();
      await hasBegun;
      await stopping.stop();
      await running;
      expect(await read(id)).toMatchObject({ attempts: 1, status: 'waiting', holder: null });
      await worker.measureDue();
      now += 600_000;
      await worker.measureDue();
      expect(attempts).toBe(3);
      expect(await read(id)).toMatchObject({ status: 'failed', error: gaveUp });
      expect(told).toEqual([id]);
    });
  });
});
