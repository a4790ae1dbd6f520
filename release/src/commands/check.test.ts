import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { BffDescription } from '../deployed/descriptions.js';
import { readDeployed } from '../deployed/read-deployed.js';
import { artefactPath } from '../store/store-layout.js';
import {
  copyOf,
  newFolder,
  newStore,
  testBff,
  writeArtefact,
  writeShell,
} from '../testing/artefact.js';
import { startCanary } from './canary.js';
import { runCheckCommand, runDescribeCommand } from './deployed-commands.js';
import { promote } from './promote.js';
import { publish } from './publish.js';

const team = { why: 'new prices' };
const remote = 'mf-account';
const reading = (field: string) => ({
  calls: {
    'GET /api/orders': { sends: [], reads: [field], mayRead: [], paged: false },
  },
});

async function makeInstallation(): Promise<string> {
  const store = await newStore();
  const release = { '1.0.0': reading('id'), '1.1.0': reading('status'), '1.2.0': reading('id') };
  for (const [version, changes] of Object.entries(release)) {
    await publish(store, await writeArtefact(remote, version, { release: changes }), team);
  }
  await promote(store, remote, '1.0.0', team);
  await promote(store, remote, '1.1.0', team);
  await startCanary(store, remote, '1.2.0', 5, team);
  return store;
}

/** A store where 1.0.0 is previous, 1.1.0 live and 1.2.0 a canary. */
let installation = '';
beforeAll(async () => {
  installation = await makeInstallation();
});

const checkout = async (store: string, contract = '1.0.0', bff: BffDescription = testBff) => ({
  store,
  operands: [] as readonly string[],
  workingCopyShell: async () => await writeShell({ contract }),
  workingCopyBff: async () => bff,
});

/** A description file of a bff whose order response lacks a field. */
async function bffWithout(field: string): Promise<string> {
  const file = path.join(await newFolder(), 'description.json');
  const orders = testBff.calls['GET /api/orders'];
  const answers = orders?.answers.filter((each) => each !== field);
  const calls = { ...testBff.calls, 'GET /api/orders': { ...orders, answers } };
  await writeFile(file, JSON.stringify({ calls }));
  return file;
}

test('check passes if every version fits the shell and bff', async () => {
  await expect(runCheckCommand(await checkout(installation))).resolves.toBe(
    'Every live, previous and canary version fits the shell and bff.',
  );
});

test('check refuses a store without versions, such as that of another folder', async () => {
  const store = await newStore();
  await expect(runCheckCommand(await checkout(store))).rejects.toThrow(
    `Nothing was checked: no area was ever live in ${store}.`,
  );
});

test('check names each version that a shell with another contract major would break', async () => {
  const message = await runCheckCommand(await checkout(installation, '2.0.0')).catch(
    (error: Error) => error.message,
  );
  for (const version of ['1.1.0 (live)', '1.0.0 (previous)', '1.2.0 (canary)']) {
    expect(message).toContain(`mf-account ${version} would break:`);
  }
  expect(message).toContain("It needs contract ^1.0.0; the shell's contract is 2.0.0");
});

test('check names the live version and the canary that lack a module that a shell loads', async () => {
  const shell = await writeShell({ mounts: { [remote]: ['./order-dialog'] } });
  const running = runCheckCommand({ ...(await checkout(installation)), shell });
  const missing = 'It does not expose ./order-dialog, which the shell loads.';
  await expect(running).rejects.toThrow(
    ['1.1.0 (live)', '1.2.0 (canary)']
      .map((version) => `mf-account ${version} would break:\n  ${missing}`)
      .join(' Publish a version whose remote.json lists it\n'),
  );
  await expect(running).rejects.not.toThrow('(previous)');
});

test('check names only the version that reads a field missing in the bff', async () => {
  const bff = await bffWithout('status');
  const running = runCheckCommand({ ...(await checkout(installation, '2.0.0')), bff });
  await expect(running).rejects.toThrow(
    [
      'mf-account 1.1.0 (live) would break:',
      '  It reads status of GET /api/orders; the bff does not answer it',
    ].join('\n'),
  );
  await expect(running).rejects.not.toThrow('1.0.0 (previous)');
});

test.each([
  ['1.1.0', 'live'],
  ['1.2.0', 'canary'],
])('check names the deleted version %s, which is %s', async (version, role) => {
  const store = await copyOf(installation);
  await rm(artefactPath(store, remote, version), { recursive: true });
  await expect(runCheckCommand(await checkout(store))).rejects.toThrow(
    `${remote} ${version} (${role}) would break:\n  ${remote} ${version} is not in the store`,
  );
});

test('check passes if the previous version is deleted, because it cannot become live again', async () => {
  const store = await copyOf(installation);
  await rm(artefactPath(store, remote, '1.0.0'), { recursive: true });
  await expect(runCheckCommand(await checkout(store))).resolves.toMatch(/^Every live/);
});

test('describe makes the given shell and bff the ones that releases are compared with', async () => {
  const store = await copyOf(installation);
  const parts = await checkout(store, '1.4.0');
  expect(await runDescribeCommand({ ...parts, operands: ['shell'] })).toContain('contract 1.4.0');
  const bff = await bffWithout('status');
  await runDescribeCommand({ ...parts, operands: ['bff'], bff });
  const { shells, bffs } = await readDeployed(store);
  expect(shells.map(({ contract }) => contract)).toEqual(['1.4.0']);
  expect(bffs[0]?.calls['GET /api/orders']?.answers).toEqual(['id']);
});

/** Describes a running bff that gives these responses at their paths, and says its address. */
async function describeRunning(responses: Readonly<Record<string, object>>) {
  const server = createServer(({ url = '' }, response) => {
    response.statusCode = responses[url] ? 200 : 503;
    response.end(JSON.stringify(responses[url]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const call = { ...(await checkout(await copyOf(installation))), operands: ['bff'] };
  const said = await runDescribeCommand({ ...call, bff: `${origin}/` }).catch(
    (error: Error) => error.message,
  );
  server.close();
  return { said, origin };
}

test('describe reads the description of a running bff', async () => {
  const { said } = await describeRunning({ '/api/description': { calls: testBff.calls } });
  expect(said).toBe(`The bff ${testBff.build} with 2 calls is described.`);
});

test.each([
  [{}, 'answered 503'],
  [{ '/api/description': { calls: 'text' } }, 'its response names no calls'],
])('describe refuses a running bff that answers with %j', async (responses, reason) => {
  const { said, origin } = await describeRunning(responses);
  expect(said).toBe(`${origin}/api/description does not say what the bff is: ${reason}`);
});

test.each(['contract', 'libraries', 'modules', 'budgets'])(
  'describe refuses a shell that does not say its %s',
  async (field) => {
    const shell = await writeShell({ [field]: undefined } as object);
    const call = { ...(await checkout(installation)), operands: ['shell'], shell };
    await expect(runDescribeCommand(call)).rejects.toThrow(
      `The shell in ${shell} does not say what it provides: build it again`,
    );
  },
);

test('describe refuses a shell whose release.json is damaged', async () => {
  const shell = await newFolder();
  await writeFile(path.join(shell, 'release.json'), '{"name"');
  const call = { ...(await checkout(installation)), operands: ['shell'], shell };
  await expect(runDescribeCommand(call)).rejects.toThrow(
    `The shell in ${shell} does not say what it provides: build it again`,
  );
});

test.each([
  [['web'], {}, 'Name what to describe: describe shell, or describe bff.'],
  [['bff'], { bff: '/no/description.json' }, "/no/description.json can't be read"],
  [['shell'], { shell: '/no/shell' }, '/no/shell holds no build of the shell'],
])('describe %j with %j is refused', async (operands, rest, message) => {
  const call = { ...(await checkout(installation)), operands, ...rest };
  await expect(runDescribeCommand(call)).rejects.toThrow(message);
});

test.each(['<html>', '[]', '{}', '{"calls": "text"}'])(
  'describe refuses a file that holds %s in place of the description of a bff',
  async (text) => {
    const bff = path.join(await newFolder(), 'description.json');
    await writeFile(bff, text);
    const call = { ...(await checkout(installation)), operands: ['bff'], bff };
    await expect(runDescribeCommand(call)).rejects.toThrow(
      `${bff} holds no response of a bff to GET /api/description`,
    );
  },
);
