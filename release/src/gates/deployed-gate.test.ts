import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startCanary } from '../commands/canary.js';
import { previewToken } from '../commands/preview-link.js';
import { promote } from '../commands/promote.js';
import { publish } from '../commands/publish.js';
import { rollback } from '../commands/rollback.js';
import { describeBff, describeShell } from '../deployed/describe.js';
import { bffDescription, descriptionPath, descriptionsFolder } from '../deployed/descriptions.js';
import { readDeployed } from '../deployed/read-deployed.js';
import type { RecordedCall, Release } from '../publications/release.js';
import { newFolder, newStore, testBff, writeArtefact, writeShell } from '../testing/artefact.js';
import { deployedViolations } from './deployed-gate.js';

const team = { why: 'new prices' };
const remote = 'mf-account';

const nothing: RecordedCall = { sends: [], reads: [], mayRead: [], paged: false };
const calling = (call: string, recorded: Partial<RecordedCall> = {}): Partial<Release> => ({
  calls: { [call]: { ...nothing, ...recorded } },
});

const newer: Partial<Release> = {
  contract: '^1.1.0',
  builtWith: { contract: '1.1.0', libraries: { react: '19.3.1' } },
};

async function refusal(store: string, release: Partial<Release>): Promise<string> {
  const folder = await writeArtefact(remote, '1.0.0', { release });
  return await publish(store, folder, team).then(
    () => 'published',
    (error: Error) => error.message,
  );
}

describe('an area that needs contract ^1.1.0 while the deployed shell has 1.0.0', () => {
  test('cannot be published', async () => {
    expect(await refusal(await newStore(), newer)).toContain(
      "It needs contract ^1.1.0; the shell's contract is 1.0.0",
    );
  });

  test('cannot be promoted, made a canary, previewed or rolled back to', async () => {
    const store = await newStore();
    await publish(store, await writeArtefact(remote, '1.0.0'), team);
    await promote(store, remote, '1.0.0', team);
    await describeShell(store, await writeShell({ contract: '1.1.0' }));
    await publish(store, await writeArtefact(remote, '1.1.0', { release: newer }), team);
    // Deploy the earlier shell again.
    await describeShell(store, await writeShell());
    const refused = /needs contract \^1\.1\.0; the shell's contract is 1\.0\.0/;
    await expect(promote(store, remote, '1.1.0', team)).rejects.toThrow(refused);
    await expect(startCanary(store, remote, '1.1.0', 5, team)).rejects.toThrow(refused);
    await expect(previewToken(store, remote, '1.1.0', 1)).rejects.toThrow(refused);
    await expect(rollback(store, remote, team, '1.1.0')).rejects.toThrow(refused);
  });
});

test('an area must fit every running shell, and the error names the one that it does not fit', async () => {
  const store = await newStore();
  const older = await describeShell(store, await writeShell());
  const next = await describeShell(store, await writeShell({ contract: '1.1.0' }));
  const shells = [older.build, next.build];
  const deployed = await readDeployed(store, { shells, bffs: [testBff.build] });
  const folder = await writeArtefact(remote, '1.0.0', { release: newer });
  await expect(publish(store, folder, team, { deployed })).rejects.toThrow(
    `the shell's contract is 1.0.0 (shell ${older.build})`,
  );
  const upgraded = await readDeployed(store, { shells: [next.build], bffs: [testBff.build] });
  await publish(store, folder, team, { deployed: upgraded });
});

describe('an area that lacks a module that the deployed shell loads from it', () => {
  const mounts = { [remote]: ['./order-dialog'] };
  const missing = 'It does not expose ./order-dialog, which the shell loads';
  const exposed = { preload: ['chunk.js'], brotliBytes: 900, totalBrotliBytes: 1900 };
  const exposes = { './routes': exposed, './order-dialog': exposed };

  /** Version 1.0.0 lacks the module and was live before the shell loaded it; 1.1.0 has it. */
  async function storeWithMounts(): Promise<string> {
    const store = await newStore();
    await publish(store, await writeArtefact(remote, '1.0.0'), team);
    await promote(store, remote, '1.0.0', team);
    await describeShell(store, await writeShell({ mounts }));
    await publish(store, await writeArtefact(remote, '1.1.0', { release: { exposes } }), team);
    return store;
  }

  test('cannot be published, and another area can', async () => {
    const store = await newStore();
    await describeShell(store, await writeShell({ mounts }));
    expect(await refusal(store, {})).toContain(missing);
    expect(await refusal(store, { exposes })).toBe('published');
    await publish(store, await writeArtefact('mf-admin', '1.0.0'), team);
  });

  test('cannot be promoted, made a canary or previewed', async () => {
    const store = await storeWithMounts();
    await promote(store, remote, '1.1.0', team);
    await expect(promote(store, remote, '1.0.0', team)).rejects.toThrow(missing);
    await expect(startCanary(store, remote, '1.0.0', 5, team)).rejects.toThrow(missing);
    await expect(previewToken(store, remote, '1.0.0', 1)).rejects.toThrow(missing);
  });

  test('can be rolled back to, because its pages work', async () => {
    const store = await storeWithMounts();
    await promote(store, remote, '1.1.0', team);
    const { remotes } = await rollback(store, remote, team);
    expect(remotes[remote]?.stable).toBe('1.0.0');
  });
});

describe('missing or invalid information', () => {
  test('a release is refused if no shell and no bff is described', async () => {
    const message = await refusal(await newFolder(), {});
    expect(message).toContain('npm run release -- describe shell');
    expect(message).toContain('npm run release -- describe bff');
  });

  test('a running shell without a description is reported as unknown', async () => {
    const store = await newStore();
    const { unknown } = await readDeployed(store, { shells: ['0123456789ab'], bffs: [] });
    expect(unknown.join()).toContain('A shell of build 0123456789ab runs and is not described');
  });

  test('a release is refused if the description of the shell has a forged signature', async () => {
    const store = await newStore();
    const { shells } = await readDeployed(store);
    const build = shells[0]?.build ?? '';
    const content = { kind: 'shell', ...shells[0], contract: '1.1.0' };
    await writeFile(
      descriptionPath(store, 'shell', build),
      JSON.stringify({ content, signature: 'forged' }),
    );
    expect(await refusal(store, newer)).toContain('is not signed by the release key');
  });

  test('a release without recorded calls is refused', async () => {
    const store = await newStore();
    const release = { calls: undefined } as unknown as Partial<Release>;
    expect(await refusal(store, release)).toContain('lacks calls');
  });
});

describe('an area', () => {
  test('is refused if it needs a library that the shell lacks, whatever its name', async () => {
    const libraries = { constructor: '^1.0.0' };
    expect(await refusal(await newStore(), { libraries } as unknown as Partial<Release>)).toContain(
      'It needs constructor ^1.0.0; the shell provides none',
    );
  });

  test.each(['GET /api/invoices', 'constructor'])(
    'is refused if the bff lacks the call %s that the area makes',
    async (call) => {
      expect(await refusal(await newStore(), calling(call))).toContain(
        `It calls ${call}; the bff has no such call`,
      );
    },
  );

  test('is refused if the bff does not return a field that the area reads', async () => {
    const store = await newStore();
    const message = await refusal(store, calling('GET /api/orders', { mayRead: ['reference'] }));
    expect(message).toContain('It reads reference of GET /api/orders; the bff does not answer it');
  });

  test('is refused if the bff may omit a field that the area relies on', async () => {
    const message = await refusal(
      await newStore(),
      calling('GET /api/orders', { reads: ['phone'] }),
    );
    expect(message).toContain('It relies on phone of GET /api/orders; the bff may leave it out');
  });

  test('is refused if the bff does not accept a field that the area sends', async () => {
    const sends = ['brief', 'reference'];
    const message = await refusal(await newStore(), calling('POST /api/orders', { sends }));
    expect(message).toContain('It sends reference with POST /api/orders; the bff does not take it');
    expect(message).not.toContain('It sends brief');
  });

  test('is refused if the bff requires a field that the area does not send', async () => {
    const sends = ['phone'];
    const message = await refusal(await newStore(), calling('POST /api/orders', { sends }));
    expect(message).toContain('It does not send brief with POST /api/orders; the bff requires it');
  });

  test('is refused if the bff does not paginate a list that the area requests in pages', async () => {
    const message = await refusal(await newStore(), calling('GET /api/orders', { paged: true }));
    expect(message).toContain('It asks for pages of GET /api/orders; the bff does not page it');
  });
});

test('an area whose calls the bff supports is published', async () => {
  const reads = { reads: ['id', 'status'], mayRead: ['phone'] };
  const release = calling('POST /api/orders', { sends: ['brief'], ...reads });
  expect(await refusal(await newStore(), release)).toBe('published');
});

test('a published version is not promoted if the bff described last lacks a field that it reads', async () => {
  const store = await newStore();
  const release = calling('GET /api/orders', { reads: ['status'] });
  await publish(store, await writeArtefact(remote, '1.0.0', { release }), team);
  const { calls } = testBff;
  const orders = { ...calls['GET /api/orders'], ...nothing, ...{ accepts: [], requires: [] } };
  await describeBff(
    store,
    bffDescription({ ...calls, 'GET /api/orders': { ...orders, answers: ['id'], mayAnswer: [] } }),
  );
  await expect(promote(store, remote, '1.0.0', team)).rejects.toThrow(
    'It reads status of GET /api/orders; the bff does not answer it',
  );
});

describe('a build that requires an older contract than it was built with', () => {
  const built = { builtWith: { contract: '1.1.0', libraries: {} } };

  test('is refused with the contract range to set', async () => {
    const message = await refusal(await newStore(), { contract: '^1.0.0', ...built });
    expect(message).toContain('It was built with contract 1.1.0 and asks for ^1.0.0');
    expect(message).toContain('"contract": "^1.1.0"');
  });

  test('is refused even if the shell has the newer contract', async () => {
    const store = await newStore();
    await describeShell(store, await writeShell({ contract: '1.1.0' }));
    expect(await refusal(store, { contract: '^1.0.0', ...built })).toContain('built with contract');
  });

  test('is published if only the patch version differs', async () => {
    const patched = { builtWith: { contract: '1.0.3', libraries: {} } };
    expect(await refusal(await newStore(), { contract: '^1.0.0', ...patched })).toBe('published');
  });
});

test('a newer file of another type in the folder of descriptions is ignored', async () => {
  const store = await newStore();
  const before = await readDeployed(store);
  const note = path.join(descriptionsFolder(store, 'bff'), 'note.txt');
  await writeFile(note, 'by hand');
  const later = Date.now() / 1000 + 60;
  await utimes(note, later, later);
  expect(await readDeployed(store)).toEqual(before);
});

test('violations name the build if several builds run', async () => {
  const { shells, bffs } = await readDeployed(await newStore());
  const release = { ...newer, libraries: {}, ...calling('GET /api/invoices') } as Release;
  const twice = <Build>(builds: readonly Build[]) =>
    builds.flatMap((each) => [
      { ...each, build: 'first' },
      { ...each, build: 'second' },
    ]);
  const contract = "It needs contract ^1.1.0; the shell's contract is 1.0.0";
  const call = 'It calls GET /api/invoices; the bff has no such call';
  const running = { shells: twice(shells), bffs: twice(bffs), unknown: [] };
  expect(deployedViolations(release, running)).toEqual([
    `${contract} (shell first)`,
    `${contract} (shell second)`,
    `${call} (bff first)`,
    `${call} (bff second)`,
  ]);
});

test('violations do not name the build if only one shell and one bff are deployed', async () => {
  const deployed = await readDeployed(await newStore());
  const release = { contract: '^1.1.0', libraries: {}, calls: {} } as unknown as Release;
  expect(deployedViolations(release, deployed)).toEqual([
    "It needs contract ^1.1.0; the shell's contract is 1.0.0",
  ]);
});
