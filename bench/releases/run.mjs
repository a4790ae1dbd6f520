/**
 * `node bench/releases/run.mjs`: measures the release loop of a running product as its users see
 * it. Prints how long commands take, how long after a command a new document shows the version, and
 * documents per second while another remote is released every second, alternating with the same
 * without releases.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { root } from '../../scripts/steps.mjs';
import { artefactFolder, buildRemote } from '../../tooling/src/build-remote.mjs';
import { markdownTable, median } from '../results.mjs';
import { startProduct } from './product.mjs';

const run = promisify(execFile);
const rounds = Number(process.env.BENCH_ROUNDS ?? 10);
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const folder = await mkdtemp(path.join(tmpdir(), 'northcast-bench-releases-'));

/** Milliseconds of a release command, including the start of its process. */
async function release(product, ...args) {
  const began = performance.now();
  await run(process.execPath, ['scripts/release.mjs', ...args], {
    cwd: root,
    env: product.environment,
  });
  return performance.now() - began;
}

/** Milliseconds until a new document names this version of a remote. */
async function untilServed(product, remote, version) {
  const began = performance.now();
  const wanted = `"name":"${remote}","version":"${version}"`;
  for (;;) {
    const text = await (await fetch(`${product.url}/about`)).text();
    if (text.includes(wanted)) return performance.now() - began;
  }
}

async function documentsPerSecond(product) {
  const { requests } = await autocannon({
    url: `${product.url}/about`,
    connections: 8,
    duration: seconds,
  });
  return requests.average;
}

/** Releases another remote once per second until stopped. */
function releaseEverySecond(product) {
  let running = true;
  let released = 0;
  const done = (async () => {
    while (running) {
      const began = performance.now();
      await release(product, 'promote', 'mf-admin', released % 2 === 0 ? '90.0.1' : '90.0.0');
      released += 1;
      const rest = 1000 - (performance.now() - began);
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    }
  })();
  return async () => {
    running = false;
    await done;
    return released;
  };
}

try {
  const product = await startProduct(folder);
  try {
    const published = [];
    for (const [remote, version] of [
      ['mf-marketing', '90.0.0'],
      ['mf-marketing', '90.0.1'],
      ['mf-admin', '90.0.0'],
      ['mf-admin', '90.0.1'],
    ]) {
      const began = performance.now();
      await buildRemote(remote, version);
      const built = performance.now() - began;
      const taken = await release(
        product,
        'publish',
        remote,
        '--from',
        artefactFolder(remote, version),
      );
      published.push([`publish ${remote} ${version}`, built, taken]);
    }
    await release(product, 'promote', 'mf-marketing', '90.0.0');
    await release(product, 'promote', 'mf-admin', '90.0.0');

    const promotes = [];
    const rollbacks = [];
    for (let round = 0; round < rounds; round += 1) {
      const promoted = await release(product, 'promote', 'mf-marketing', '90.0.1');
      promotes.push([promoted, await untilServed(product, 'mf-marketing', '90.0.1')]);
      const back = await release(product, 'rollback', 'mf-marketing', '90.0.0');
      rollbacks.push([back, await untilServed(product, 'mf-marketing', '90.0.0')]);
    }

    const quiet = [];
    const releasing = [];
    let releases = 0;
    for (let turn = 0; turn < 3; turn += 1) {
      quiet.push(await documentsPerSecond(product));
      const stop = releaseEverySecond(product);
      releasing.push(await documentsPerSecond(product));
      releases += await stop();
    }

    const ms = (value) => `${Math.round(value)} ms`;
    const row = (name, pairs) => [
      name,
      ms(median(pairs.map(([command]) => command))),
      ms(median(pairs.map(([, served]) => served))),
      ms(Math.max(...pairs.map(([, served]) => served))),
    ];
    const ratio = median(releasing) / median(quiet);
    process.stdout.write(
      `${[
        markdownTable(
          ['', 'build', 'command'],
          published.map(([name, built, taken]) => [name, ms(built), ms(taken)]),
        ),
        '',
        markdownTable(
          ['', 'command, median', 'fresh document after its return, median', 'slowest'],
          [row('promote', promotes), row('rollback', rollbacks)],
        ),
        '',
        markdownTable(
          ['documents a second', 'median of 3'],
          [
            ['no release', String(Math.round(median(quiet)))],
            [
              `a release of mf-admin every second (${releases})`,
              String(Math.round(median(releasing))),
            ],
            ['ratio', ratio.toFixed(2)],
          ],
        ),
      ].join('\n')}\n`,
    );
  } finally {
    await product.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
