import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keysFolder } from '../store/store-layout.js';
import { newFolder } from '../testing/artefact.js';
import { newKey } from '../testing/key-files.js';
import { keyId } from './delegated-key.js';
import { publicKey, signingKey } from './release-keys.js';

const given = newKey();

test('concurrent requests for a signing key create exactly one key, with file mode 0600', async () => {
  const store = await newFolder();
  expect(await publicKey(store, {})).toBeNull();
  const made = await Promise.all([1, 2, 3].map(() => signingKey(store, {})));
  const root = await publicKey(store, {});
  expect(root?.type).toBe('public');
  expect(made.map((key) => key.type)).toEqual(['private', 'private', 'private']);
  expect(new Set([...made, await signingKey(store, {})].map(keyId)).size).toBe(1);
  expect(root && keyId(root)).toBe(made[0] && keyId(made[0]));
  const { mode } = await stat(path.join(keysFolder(store), 'release-signing-key.pem'));
  expect(mode & 0o777).toBe(0o600);
});

test('RELEASE_SIGNING_KEY accepts PEM text, one-line PEM or a file path, and no key is created', async () => {
  const store = await newFolder();
  const file = path.join(store, 'key.pem');
  await writeFile(file, given.privatePem);
  for (const RELEASE_SIGNING_KEY of [
    given.privatePem,
    given.privatePem.replaceAll('\n', '\\n'),
    file,
  ]) {
    expect(keyId(await signingKey(store, { RELEASE_SIGNING_KEY }))).toBe(keyId(given.privateKey));
    const root = await publicKey(store, { RELEASE_SIGNING_KEY });
    expect(root && keyId(root)).toBe(keyId(given.privateKey));
  }
  expect(await publicKey(store, {})).toBeNull();
});

test('an empty RELEASE_PUBLIC_KEY counts as not set', async () => {
  const environment = { RELEASE_PUBLIC_KEY: '', RELEASE_SIGNING_KEY: given.privatePem };
  const root = await publicKey(await newFolder(), environment);
  expect(root && keyId(root)).toBe(keyId(given.privateKey));
});

test('a RELEASE_SIGNING_KEY of blanks counts as not set', async () => {
  const store = await newFolder();
  const environment = { RELEASE_SIGNING_KEY: ' ' };
  expect(await publicKey(store, environment)).toBeNull();
  const made = await signingKey(store, environment);
  expect(keyId(made)).toBe(keyId(await signingKey(store, {})));
});

test.each(['RELEASE_SIGNING_KEY', 'RELEASE_PUBLIC_KEY'])(
  'a file that cannot be read or holds no key is reported with the name of %s',
  async (name) => {
    const store = await newFolder();
    const file = path.join(store, 'key.pem');
    const reading = () => publicKey(store, { [name]: file });
    await expect(reading()).rejects.toThrow(`The key file of ${name} can't be read: ENOENT`);
    await writeFile(file, 'no key');
    await expect(reading()).rejects.toThrow(`${name} holds no key in PEM`);
  },
);

test('a public key as RELEASE_SIGNING_KEY is reported with the name of the setting', async () => {
  const signing = signingKey(await newFolder(), { RELEASE_SIGNING_KEY: given.publicPem });
  await expect(signing).rejects.toThrow('RELEASE_SIGNING_KEY holds no private key in PEM');
});

test('RELEASE_PUBLIC_KEY alone cannot sign, and it takes precedence for verification', async () => {
  const store = await newFolder();
  const environment = { RELEASE_PUBLIC_KEY: given.publicPem };
  await expect(signingKey(store, environment)).rejects.toThrow(
    'RELEASE_SIGNING_KEY is needed to change a release here',
  );
  const root = await publicKey(store, {
    ...environment,
    RELEASE_SIGNING_KEY: newKey().privatePem,
  });
  expect(root && keyId(root)).toBe(keyId(given.privateKey));
});
