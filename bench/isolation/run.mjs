#!/usr/bin/env node
/**
 * Measures how much slower `/about` is for visitors of the stable version while others get a canary
 * whose server code does harm, alternating with the product without a canary. Prints the 95th
 * percentiles and their ratios; it never fails.
 */
import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCanary, stopCanary } from '@northcast/release/commands/canary';
import { signingKey } from '@northcast/release/keys/release-keys';
import { signDocument } from '@northcast/release/keys/signed-document';
import { publicationFile } from '@northcast/release/publications/publication';
import { artefactPath } from '@northcast/release/store/store-layout';
import { firstPort, publishedVersions, startProduct } from '../paint/product.mjs';
import { markdownTable } from '../results.mjs';

const remote = 'mf-marketing';
const by = { why: 'measured' };
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
/**
 * Requests per turn, and milliseconds between their starts: requests do not wait for each other.
 */
const [requests, interval] = [300, 20];

const p95 = (times) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1];

/** Milliseconds of every request, measured from its due time. */
async function measure(origin, headers) {
  const begun = performance.now();
  const one = async (_, index) => {
    const due = begun + index * interval;
    await sleep(due - performance.now());
    const answer = await fetch(`${origin}/about`, { headers });
    await answer.text();
    if (answer.status !== 200) throw new Error(`/about answered ${answer.status}`);
    return performance.now() - due;
  };
  return await Promise.all(Array.from({ length: requests }, one));
}

const visitor = (number) => ({ Cookie: `nc_canary=${number}` });

/** Headers of a visitor who is assigned the given version. */
async function visitorOf(origin, version) {
  for (let number = 0; number < 200; number += 1) {
    const answer = await fetch(`${origin}/releases/registry.json`, { headers: visitor(number) });
    const { remotes } = await answer.json();
    if (remotes.some((each) => each.name === remote && each.version === version))
      return visitor(number);
  }
  throw new Error(`Nobody gets ${remote} ${version}`);
}

/** Server code of the pricing page that runs when it is rendered. */
const place = '"/images/pricing.svg"';

/** What the pricing page executes before it is rendered. */
const harms = {
  'endless loop': '(() => { for (;;); })()',
  '2 GB':
    '(() => { const kept = []; for (let i = 0; i < 64; i += 1) kept.push(new Uint8Array(32e6).fill(1)); return kept.length; })()',
};

const hashOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Adds a version whose pricing page does harm on the server. It is signed but bypasses the release
 * gates, as a holder of the signing key could.
 */
async function addHostileVersion({ store, remote, from, version, harm }) {
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

/** One turn with a canary for half of the visitors. */
async function withCanary({ origin, store, stable, version, harm }) {
  await addHostileVersion({ store, remote, from: stable, version, harm });
  await startCanary(store, remote, version, 50, by);
  await sleep(1000);
  const [ofVersion, ofStable] = [await visitorOf(origin, version), await visitorOf(origin, stable)];
  const harmed = Array.from({ length: 4 }, () =>
    fetch(`${origin}/pricing`, { headers: ofVersion }).then((answer) => answer.text()),
  );
  const times = await measure(origin, ofStable);
  await Promise.all(harmed);
  // The canary ends itself at its first failure, so this may reject.
  await stopCanary(store, remote, by).catch(() => undefined);
  return times;
}

const { origin, dataFolder, stop } = await startProduct(firstPort);
const store = path.join(dataFolder, 'releases');
const stable = (await publishedVersions(origin))[remote];
/** @type {Record<string, number[]>} */
const times = { without: [], ...Object.fromEntries(Object.keys(harms).map((name) => [name, []])) };
await measure(origin, visitor(0));
for (let round = 1; round <= rounds; round += 1) {
  for (const [index, [name, harm]] of Object.entries(harms).entries()) {
    times.without.push(...(await measure(origin, visitor(0))));
    const version = `${90 + index}.${round}.0`;
    times[name].push(...(await withCanary({ origin, store, stable, version, harm })));
  }
}
await stop();

const floor = p95(times.without);
const rows = Object.entries(times).map(([name, all]) => {
  const value = p95(all);
  return [name, all.length, value.toFixed(1), (value / floor).toFixed(2)];
});
process.stdout.write(`${markdownTable(['canary', 'requests', 'p95 in ms', 'ratio'], rows)}\n`);
process.stdout.write(
  `Load of the machine: ${loadavg()
    .map((each) => each.toFixed(1))
    .join(', ')}\n`,
);
