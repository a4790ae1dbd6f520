import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { signingKey } from '@northcast/release/keys/release-keys';
import { signDocument } from '@northcast/release/keys/signed-document';
import { publicationFile } from '@northcast/release/publications/publication';
import { artefactPath } from '@northcast/release/store/store-layout';

/** Server code of the pricing page that runs when it is rendered. */
const place = '"/images/pricing.svg"';

/** What the pricing page executes before it is rendered. */
export const harms = {
  'endless loop': '(() => { for (;;); })()',
  '2 GB':
    '(() => { const kept = []; for (let i = 0; i < 64; i += 1) kept.push(new Uint8Array(32e6).fill(1)); return kept.length; })()',
};

const hashOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Adds a version whose pricing page does harm on the server. It is signed but bypasses the release
 * gates, as a holder of the signing key could.
 */
export async function addHostileVersion({ store, remote, from, version, harm }) {
  const folder = artefactPath(store, remote, version);
  await cp(artefactPath(store, remote, from), folder, { recursive: true });
  const file = path.join(folder, 'release.json');
  const release = JSON.parse(await readFile(file, 'utf8'));
  const bundle = path.join(folder, release.prerender);
  const good = await readFile(bundle, 'utf8');
  const code = good.replaceAll(place, `(${harm}, ${place})`);
  if (code === good) throw new Error(`${release.prerender} says nowhere ${place}`);
  await writeFile(bundle, code);
  const hostile = { ...release.files[release.prerender], integrity: hashOf(code) };
  const files = { ...release.files, [release.prerender]: hostile };
  const text = JSON.stringify({ ...release, version, files });
  await writeFile(file, text);
  const publication = {
    remote,
    version,
    release: hashOf(text),
    at: new Date().toISOString(),
    who: 'bench',
    why: 'does harm',
  };
  const signed = signDocument('publication', publication, await signingKey(store));
  await writeFile(path.join(folder, publicationFile), signed);
}
