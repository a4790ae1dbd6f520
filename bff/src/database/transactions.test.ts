import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import Libsql from 'libsql';
import type { DataSource } from 'typeorm';
import { openEmbeddedSource } from './data-sources.js';
import { SingleWriter } from './transactions.js';

describe('a write while another process holds the lock of the embedded database', () => {
  let folder: string;
  let source: DataSource;
  let other: Libsql.Database;
  let writer: SingleWriter;
  let now = 0;
  let readings: jest.SpyInstance;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'northcast-lock-'));
    const file = join(folder, 'northcast.sqlite');
    source = await openEmbeddedSource(file, 'writer');
    writer = await SingleWriter.on(source);
    other = new Libsql(file);
    other.exec('BEGIN IMMEDIATE');
    readings = jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    other.close();
    await source.destroy();
    await rm(folder, { recursive: true });
  });

  /** Resolves when the writer has asked for the lock again and found it held. */
  async function refusedAgain(): Promise<void> {
    const before = readings.mock.calls.length;
    while (readings.mock.calls.length <= before) await turn();
  }

  test('asks for the lock again for 20 seconds, then is rejected with 503', async () => {
    const write = writer.run(async () => 'written');
    await refusedAgain();
    now += 20_000;
    await refusedAgain();
    now += 1;
    await expect(write).rejects.toMatchObject({ status: 503 });
    other.exec('ROLLBACK');
    expect(await writer.run(async () => 'next')).toBe('next');
  });

  test('succeeds if the lock is released within 20 seconds', async () => {
    const write = writer.run(async () => 'written');
    await refusedAgain();
    now += 19_999;
    await refusedAgain();
    other.exec('ROLLBACK');
    expect(await write).toBe('written');
  });
});
