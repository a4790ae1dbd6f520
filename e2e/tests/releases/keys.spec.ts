import { createHash, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Instance } from '../../fixtures/instance';
import { expect, test } from '../../fixtures/release-test';

const headline = 'We make AI and audio do useful work';

/**
 * Creates a team's key pair as files, and the settings of a holder of that key and the public root
 * key.
 */
async function newTeam(instance: Instance, name: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const file = (kind: string) => path.join(instance.folder, `${name}-${kind}.pem`);
  const rootFile = path.join(instance.store, 'keys/release-signing-key.pem');
  const root = createPrivateKey(await readFile(rootFile, 'utf8'));
  await writeFile(file('private'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await writeFile(file('public'), publicKey.export({ type: 'spki', format: 'pem' }));
  await writeFile(file('root'), publicHalf(root));
  const settings = { RELEASE_SIGNING_KEY: file('private'), RELEASE_PUBLIC_KEY: file('root') };
  return { privateKey, publicFile: file('public'), settings };
}

const publicHalf = (key: ReturnType<typeof createPrivateKey>) => {
  const { x } = key.export({ format: 'jwk' });
  const bytes = Buffer.concat([
    Buffer.from('302a300506032b6570032100', 'hex'),
    Buffer.from(x ?? '', 'base64url'),
  ]);
  return `-----BEGIN PUBLIC KEY-----\n${bytes.toString('base64')}\n-----END PUBLIC KEY-----\n`;
};

const newestFile = async ({ store }: Instance) => {
  const folder = path.join(store, 'registry');
  return path.join(folder, (await readdir(folder)).sort().at(-1) ?? '');
};

test('an area key can release its own area and is refused for another area', async ({
  page,
  instance,
}) => {
  const team = await newTeam(instance, 'marketing-team');
  await instance.release('keys', 'add', 'mf-marketing', team.publicFile, '--name', 'Marketing');
  const made = await instance.make('mf-marketing', '4.0.0', { [headline]: 'Released by its team' });
  await instance.releaseAs(team.settings, 'publish', 'mf-marketing', '--from', made.folder);

  const began = performance.now();
  const said = await instance.releaseAs(team.settings, 'promote', 'mf-marketing', '4.0.0');
  const done = performance.now();
  expect(said).toContain('stable 1.0.0 → 4.0.0');
  expect(said).toMatch(/by Marketing\. 1 of 1 running servers follow it\.$/);
  const document = await (await fetch(`${instance.url}/about`)).text();
  const fresh = performance.now() - done;
  test.info().annotations.push({
    type: 'promote',
    description: `${Math.round(done - began)} ms for the command, ${Math.round(fresh)} ms from its return to a fresh document`,
  });
  expect(document).toContain('Released by its team');
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Released by its team');

  const foreign = instance.releaseAs(team.settings, 'promote', 'mf-admin', '1.0.0');
  await expect(foreign).rejects.toThrow(/'Marketing' is for mf-marketing and not for mf-admin/);
  await page.goto('/_releases');
  await expect(page.getByText('promote mf-marketing 4.0.0, by Marketing')).toBeVisible();
  await instance.release('promote', 'mf-marketing', '1.0.0');
});

test('a server rejects a registry change that an area key signed for another area', async ({
  page,
  instance,
}) => {
  const team = await newTeam(instance, 'account-team');
  await instance.release('keys', 'add', 'mf-account', team.publicFile, '--name', 'Account');
  await instance.ensure('mf-admin', '4.1.0');
  const file = await newestFile(instance);
  const text = await readFile(file, 'utf8');
  const { content } = JSON.parse(text);
  const forged = {
    ...content,
    revision: content.revision + 1,
    remotes: {
      ...content.remotes,
      'mf-admin': { stable: '4.1.0', previous: null, canary: null },
    },
    change: {
      at: new Date().toISOString(),
      who: 'Account',
      key: 'Account',
      why: '',
      what: 'promote',
      remote: 'mf-account',
      version: '1.0.0',
    },
    before: `sha384-${createHash('sha384').update(text).digest('base64')}`,
    sinceRoot: (content.sinceRoot ?? 0) + 1,
  };
  const bytes = Buffer.from(`northcast registry\n${JSON.stringify(forged)}`);
  const signature = sign(null, bytes, team.privateKey).toString('base64url');
  const key = content.keys.find(({ name }: { name: string }) => name === 'Account').id;
  const next = path.join(path.dirname(file), `${String(forged.revision).padStart(8, '0')}.json`);
  await writeFile(next, JSON.stringify({ content: forged, key, signature }));
  try {
    await page.goto('/admin/login');
    await expect(page.getByRole('heading', { name: 'Admin login' })).toBeVisible();
    const registry = await (await page.request.get('/releases/registry.json')).json();
    const admin = registry.remotes.find((each: { name: string }) => each.name === 'mf-admin');
    expect(admin.version).toBe('1.0.0');
    await page.goto('/_releases');
    const alerts = page.getByRole('alert');
    const refusal = "The key 'Account' is for mf-account and not for mf-admin";
    await expect(alerts.filter({ hasText: refusal })).toHaveCount(1);
  } finally {
    await rm(next);
  }
});

test('two simultaneous rollbacks go back one version only', async ({ instance }) => {
  for (const version of ['4.2.0', '4.3.0']) {
    await instance.ensure('mf-account', version);
    await instance.release('promote', 'mf-account', version);
  }
  // Two processes: `release` would run one command after the other.
  const outcomes = await Promise.allSettled([
    instance.releaseAs({}, 'rollback', 'mf-account'),
    instance.releaseAs({}, 'rollback', 'mf-account'),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await instance.release('list', 'mf-account')).toContain('stable    4.2.0');
});
