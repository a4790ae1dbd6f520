import { addKey, removeKey } from '@northcast/release/commands/keys';
import { newKey, signingWith } from '@northcast/release/testing/key-files';
import { newTeamKey } from '@northcast/release/testing/team-store';
import { newInstallation, team } from '../testing/installation.js';

/** An installation that has read 1.1.0 of mf-account, which the account team's key published. */
async function installationWithTeam() {
  const installation = await newInstallation();
  const { store, registry } = installation;
  await installation.publish('mf-account', '1.0.0');
  await installation.promote('mf-account', '1.0.0');
  const key = newKey();
  await addKey(store, newTeamKey(key), team);
  await signingWith(key, store, () => installation.publish('mf-account', '1.1.0'));
  const previews = [{ name: 'mf-account', version: '1.1.0' }] as const;
  const previewed = async () =>
    (await registry.forVisitor({ canaryNumber: null, previews })).remotes[0]?.version;
  expect(await previewed()).toBe('1.1.0');
  return { store, previewed };
}

test('a version whose key is removed and distrusted is not shown by a running server', async () => {
  const { store, previewed } = await installationWithTeam();
  await removeKey(store, 'Account team', { distrust: true }, team);
  expect(await previewed()).toBe('1.0.0');
});

test('a version whose key is removed and stays trusted is still shown', async () => {
  const { store, previewed } = await installationWithTeam();
  await removeKey(store, 'Account team', { distrust: false }, team);
  expect(await previewed()).toBe('1.1.0');
});
