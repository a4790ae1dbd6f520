import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Actor, changeRegistry } from '../changes/change-registry.js';
import { confirmRegistry } from '../commands/keys.js';
import type { CanaryPointer } from '../registry/canary-pointer.js';
import type { ReleaseChange } from '../registry/registry-revision.js';
import { canaryFolder, workFolder } from '../store/store-layout.js';
import { newStore } from '../testing/artefact.js';
import { fillDisk } from '../testing/full-disk.js';
import { type Halt, haltOf, openHalt, readHalts, writeHalt } from './halts.js';
import { VoteFiles, writeVotes } from './vote-files.js';

afterEach(() => jest.restoreAllMocks());

const votes = (step = 'a step') => ({
  'mf-admin': { step, arms: { '1.0.0': { level: 0, votes: { abc: 'ok' } } } },
});
const writtenAt = new Date('2026-01-01T10:00:00Z');
const folderOf = (store: string) => path.join(canaryFolder(store), 'votes');

async function put(store: string, name: string, content: unknown): Promise<void> {
  await mkdir(folderOf(store), { recursive: true });
  await writeFile(path.join(folderOf(store), name), JSON.stringify(content));
}

describe('vote files', () => {
  test('are read for all servers except the excluded one', async () => {
    const store = await newStore();
    const files = new VoteFiles(store);
    expect(await files.read()).toEqual([]);
    await writeVotes(store, 'one', votes('first'));
    await writeVotes(store, 'two', votes('second'));
    expect(await files.read()).toHaveLength(2);
    expect(await files.read('one')).toEqual([votes('second')]);
    expect(await readdir(folderOf(store))).toEqual(['one.json', 'two.json']);
  });

  test('are read again after a server has rewritten them, even in the same millisecond', async () => {
    const store = await newStore();
    const files = new VoteFiles(store);
    const rewrite = async (step: string) => {
      await writeVotes(store, 'one', votes(step));
      // Same length and same time: only the file differs.
      await utimes(path.join(folderOf(store), 'one.json'), writtenAt, writtenAt);
    };
    await rewrite('first');
    expect(await files.read()).toEqual([votes('first')]);
    await rewrite('third');
    expect(await files.read()).toEqual([votes('third')]);
  });

  test.each([
    ['a number', 3],
    ['null', null],
    ['a number instead of a step', { 'mf-admin': 3 }],
    ['a step without arms', { 'mf-admin': { step: 'x' } }],
    ['null instead of an arm', { 'mf-admin': { step: 'x', arms: { '1.0.0': null } } }],
    [
      'a level that is not a number',
      { 'mf-admin': { step: 'x', arms: { a: { level: '1', votes: {} } } } },
    ],
    ['an arm without votes', { 'mf-admin': { step: 'x', arms: { a: { level: 0 } } } }],
    ['a valid and an invalid step', { ...votes(), 'mf-account': {} }],
    [
      'a valid and an invalid arm',
      { 'mf-admin': { step: 'x', arms: { a: { level: 0, votes: {} }, b: {} } } },
    ],
  ])('are skipped if they contain %s', async (_name, content) => {
    const store = await newStore();
    await put(store, 'bad.json', content);
    await put(store, 'good.json', votes());
    await put(store, 'note.txt', votes());
    expect(await new VoteFiles(store).read()).toEqual([votes()]);
  });

  test('are skipped if they are too long', async () => {
    const store = await newStore();
    const shorter = votes('x'.repeat(3_900_000));
    await put(store, 'shorter.json', shorter);
    await put(store, 'long.json', votes('x'.repeat(4_000_000)));
    expect(await new VoteFiles(store).read()).toEqual([shorter]);
  });

  test('are read up to a limit of 100', async () => {
    const store = await newStore();
    for (let each = 0; each < 101; each += 1) await put(store, `${each}.json`, votes());
    expect(await new VoteFiles(store).read()).toHaveLength(100);
  });

  test('leave no draft if the disk is full', async () => {
    const store = await newStore();
    fillDisk();
    await expect(writeVotes(store, 'one', votes())).rejects.toThrow('ENOSPC');
    expect(await readdir(workFolder(store))).toEqual([]);
  });

  test('are deleted an hour after the last write, except votes that a running canary needs', async () => {
    const store = await newStore();
    const files = new VoteFiles(store);
    for (const name of ['needed', 'old', 'new']) await writeVotes(store, name, votes(name));
    const [needed, finished] = [votes('needed')['mf-admin'], votes('old')['mf-admin']];
    await writeVotes(store, 'partly', { 'mf-admin': needed, 'mf-account': finished });
    await put(store, 'bad.json', 3);
    for (const [name, minutes] of [
      ['needed', 61],
      ['partly', 61],
      ['old', 61],
      ['bad', 61],
      ['new', 59],
    ] as const) {
      const time = new Date(Date.now() - minutes * 60_000);
      await utimes(path.join(folderOf(store), `${name}.json`), time, time);
    }
    await files.read();
    await files.sweep(new Set(['needed']));
    expect(await readdir(folderOf(store))).toEqual(['needed.json', 'new.json', 'partly.json']);
    expect(await files.read('new')).toEqual([votes('needed'), votes('needed')]);
  });
});

describe('halts', () => {
  const halt = (version: string, run = 'a run', why = 'it failed'): Halt => ({
    remote: 'mf-admin',
    version,
    run,
    at: '2026-01-01T10:00:00.000Z',
    why,
  });
  const fileOf = (store: string) => path.join(canaryFolder(store), 'halts', 'mf-admin.json');

  test('are listed newest first, and only the newest 20 are kept', async () => {
    const store = await newStore();
    expect(await readHalts(store, 'mf-admin')).toEqual([]);
    for (let each = 1; each <= 21; each += 1) await writeHalt(store, halt(`1.${each}.0`));
    const newest = Array.from({ length: 20 }, (_none, each) => halt(`1.${21 - each}.0`));
    expect(await readHalts(store, 'mf-admin')).toEqual(newest);
    expect(await readHalts(store, 'mf-account')).toEqual([]);
  });

  test('are merged if version and run are the same, and the latest reason is kept', async () => {
    const store = await newStore();
    await writeHalt(store, halt('1.1.0'));
    await writeHalt(store, halt('1.1.0', 'another run'));
    await writeHalt(store, halt('1.2.0'));
    await writeHalt(store, halt('1.1.0', 'a run', 'it failed again'));
    expect(await readHalts(store, 'mf-admin')).toHaveLength(3);
    expect((await haltOf(store, 'mf-admin', '1.1.0', 'a run'))?.why).toBe('it failed again');
    expect(await haltOf(store, 'mf-admin', '1.2.0', 'another run')).toBeUndefined();
    expect(await haltOf(store, 'mf-admin', '1.3.0', 'a run')).toBeUndefined();
  });

  test('leave no draft if the disk is full', async () => {
    const store = await newStore();
    fillDisk();
    await expect(writeHalt(store, halt('1.1.0'))).rejects.toThrow('ENOSPC');
    expect(await readdir(workFolder(store))).toEqual([]);
  });

  test('are ignored if they are invalid or their file is unreadable', async () => {
    const store = await newStore();
    await writeHalt(store, halt('1.1.0'));
    const { why: _, ...withoutReason } = halt('1.2.0');
    await writeFile(fileOf(store), JSON.stringify([null, 3, withoutReason, halt('1.3.0')]));
    expect(await readHalts(store, 'mf-admin')).toEqual([halt('1.3.0')]);
    await writeFile(fileOf(store), '{}');
    expect(await readHalts(store, 'mf-admin')).toEqual([]);
    await writeFile(fileOf(store), '[');
    expect(await readHalts(store, 'mf-admin')).toEqual([]);
  });
});

describe('the open halt of an area', () => {
  const actor = { why: 'it failed' };
  const rule = { ...actor, automatic: true };
  const live = { stable: '1.0.0', previous: null };
  const change = (
    store: string,
    act: Partial<ReleaseChange>,
    by: Actor = actor,
    canary: CanaryPointer | null = null,
  ) =>
    changeRegistry(store, by, () => ({
      remotes: { 'mf-admin': { ...live, canary } },
      change: { what: 'promote', remote: 'mf-admin', version: '1.1.0', ...act },
    }));
  const halted = async () => {
    const store = await newStore();
    await change(store, { what: 'stop canary' }, rule);
    return store;
  };

  test('is null before the first release and after a person has ended the canary', async () => {
    const store = await newStore();
    expect(await openHalt(store, 'mf-admin')).toBeNull();
    await change(store, { what: 'stop canary' });
    expect(await openHalt(store, 'mf-admin')).toBeNull();
  });

  test('is reported for a canary that a server ended automatically, despite changes of other areas', async () => {
    const store = await halted();
    await change(store, { remote: 'mf-account', version: '2.0.0' });
    await confirmRegistry(store, actor);
    expect(await openHalt(store, 'mf-admin')).toEqual({
      remote: 'mf-admin',
      version: '1.1.0',
      run: '',
      at: expect.any(String),
      why: 'it failed',
    });
    expect(await openHalt(store, 'mf-account')).toBeNull();
  });

  test('is closed by any later change of the area, also by an automatic one', async () => {
    const store = await halted();
    await change(store, {});
    expect(await openHalt(store, 'mf-admin')).toBeNull();
    const again = await halted();
    await change(again, { what: 'rollback' }, rule);
    expect(await openHalt(again, 'mf-admin')).toBeNull();
  });

  test('is closed by a promotion of several areas in one revision', async () => {
    const store = await halted();
    const promoted = { remote: 'mf-account', version: '2.0.0' } as const;
    await change(store, { ...promoted, with: [{ remote: 'mf-orders', version: '1.0.0' }] });
    expect(await openHalt(store, 'mf-admin')).not.toBeNull();
    await change(store, { ...promoted, with: [{ remote: 'mf-admin', version: '1.1.0' }] });
    expect(await openHalt(store, 'mf-admin')).toBeNull();
  });

  test('is the halt of the same version and run while the canary is still running', async () => {
    const store = await newStore();
    const canary = { version: '1.1.0', percent: 5, startedAt: 'noon', steppedAt: 'noon' };
    await change(store, { what: 'canary' }, actor, canary);
    const halt = { remote: 'mf-admin', at: 'one', why: 'it failed' };
    await writeHalt(store, { ...halt, version: '1.1.0', run: 'yesterday' });
    await writeHalt(store, { ...halt, version: '1.2.0', run: 'noon' });
    expect(await openHalt(store, 'mf-admin')).toBeNull();
    const own = { ...halt, version: '1.1.0', run: 'noon' };
    await writeHalt(store, own);
    expect(await openHalt(store, 'mf-admin')).toEqual(own);
  });
});
