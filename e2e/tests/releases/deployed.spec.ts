import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Artefact, sealArtefact } from '../../fixtures/artefacts';
import { expect, test } from '../../fixtures/release-test';

type Description = Record<string, { answers: string[]; mayAnswer: string[] }>;

/** Error output of a command that fails. */
const refusal = (command: Promise<string>) =>
  command.then(
    (said) => `was not refused: ${said}`,
    (error: { stderr?: string; message: string }) => error.stderr ?? error.message,
  );

async function change(file: string, edit: (document: Record<string, unknown>) => void) {
  const document = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  edit(document);
  await writeFile(file, JSON.stringify(document));
}

const releaseOf = ({ folder }: Artefact) => path.join(folder, 'release.json');

test('publish refuses a remote that needs a newer contract than the live shell has', async ({
  instance,
}) => {
  const made = await instance.make('mf-account', '7.1.0');
  await sealArtefact(made.folder, { contract: '^1.99.0' });
  await change(releaseOf(made), (release) => {
    release['builtWith'] = { contract: '1.99.0', libraries: {} };
  });
  const said = await refusal(instance.release('publish', 'mf-account', '--from', made.folder));
  expect(said).toContain('mf-account 7.1.0 is refused');
  expect(said).toMatch(/needs contract \^1\.99\.0; the shell's contract is \d/);
});

test('publish refuses a build made with a newer contract than its range allows', async ({
  instance,
}) => {
  const made = await instance.make('mf-account', '7.2.0');
  await change(releaseOf(made), (release) => {
    release['builtWith'] = { contract: '1.99.0', libraries: {} };
  });
  const said = await refusal(instance.release('publish', 'mf-account', '--from', made.folder));
  expect(said).toMatch(/was built with contract 1\.99\.0 and asks for \^/);
});

test('publish refuses a remote that reads a field missing in the live bff and names the field', async ({
  instance,
}) => {
  const made = await instance.make('mf-account', '7.3.0');
  await change(releaseOf(made), (release) => {
    const calls = release['calls'] as Record<string, { mayRead: string[] }>;
    calls['GET /api/orders']?.mayRead.push('reference');
  });
  const said = await refusal(instance.release('publish', 'mf-account', '--from', made.folder));
  expect(said).toContain('It reads reference of GET /api/orders; the bff does not answer it');
});

test('check fails and names the live version that another bff would break', async ({
  instance,
}) => {
  expect(await instance.releaseAs({}, 'check', '--bff', instance.url)).toContain('Every live');
  const answer = await fetch(`${instance.url}/api/description`);
  const { calls } = (await answer.json()) as { calls: Description };
  const orders = calls['GET /api/orders'];
  if (orders) orders.answers = orders.answers.filter((field) => field !== 'serviceName');
  const file = path.join(instance.folder, 'another-bff.json');
  await writeFile(file, JSON.stringify({ calls }));
  const said = await refusal(instance.release('check', '--bff', file));
  expect(said).toContain('mf-account 1.0.0 (live) would break');
  expect(said).toContain('It reads serviceName of GET /api/orders; the bff does not answer it');
  expect(said).not.toContain('mf-marketing');
});
