#!/usr/bin/env node
/**
 * `npm run bench -- files`: ten clients upload one file each through the shell server and download
 * it, alternating with a bare `node:http` server that writes and reads the same bytes.
 * `BENCH_FILE_MIB` (16) is the size of each file, 1024 the full size; `BENCH_RUNS` (3) is the
 * number of rounds. Exits with 1 if shell or bff grow by 60 MB during the uploads or the downloads
 * of a round, or if uploads reach less than 0.7 of the bare server's throughput. Needs Linux (it
 * reads /proc).
 */
import { mkdir, mkdtemp, rm, statfs } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { cpuSeconds, startServer } from '../bff/processes.mjs';
import { processesBelow, residentMemory } from '../load/process-tree.mjs';
import { startProduct } from '../releases/product.mjs';
import { markdownTable, median } from '../results.mjs';
import { makeBareClient, makeCustomer } from './parties.mjs';

const mebibyte = 1024 * 1024;
const clients = 10;
const size = Number(process.env.BENCH_FILE_MIB ?? 16) * mebibyte;
const runs = Number(process.env.BENCH_RUNS ?? 3);
const bounds = { growth: 60, ratio: 0.7 };
const roles = ['shell', 'bff'];

const say = (text) => process.stdout.write(`${text}\n`);
const progress = (text) => process.stderr.write(`${text}\n`);

/** Includes room for all runs, because the disk may free removed files late. */
async function checkRoom(folder) {
  const { bavail, bsize } = await statfs(folder);
  const wanted = clients * size * (runs + 1) + 2048 * mebibyte;
  if (bavail * bsize < wanted) {
    throw new Error(
      `${folder} has ${Math.floor((bavail * bsize) / mebibyte)} MiB free, ${Math.ceil(wanted / mebibyte)} are wanted; BENCH_FILE_MIB makes the files smaller.`,
    );
  }
}

/**
 * Samples the memory of shell and bff ten times per second.
 * @returns a function that returns the maximum growth of each in MB, in the order of the servers
 */
function watchMemory(servers) {
  const before = servers.map(({ pid }) => residentMemory(pid));
  const most = [...before];
  const look = () => {
    for (const [index, { pid }] of servers.entries())
      most[index] = Math.max(most[index], residentMemory(pid));
  };
  const timer = setInterval(look, 100);
  return () => {
    clearInterval(timer);
    look();
    return servers.map((_server, index) => most[index] - before[index]);
  };
}

/** Runs all clients at once. @returns MiB per second */
async function rateOf(parties, bytes, work) {
  const began = performance.now();
  await Promise.all(parties.map(work));
  return (parties.length * bytes) / mebibyte / ((performance.now() - began) / 1000);
}

/**
 * One round trip of a file per client. `processor` is CPU seconds per GiB of upload, `grown` MB
 * during uploads and downloads, both by server.
 */
async function turn({ parties, servers }, bytes) {
  const before = servers.map(({ pid }) => cpuSeconds(pid));
  const grownByUploads = watchMemory(servers);
  const up = await rateOf(parties, bytes, (each) => each.upload(bytes));
  const grown = { up: grownByUploads(), down: [] };
  const gibibytes = (parties.length * bytes) / mebibyte / 1024;
  const processor = servers.map(({ pid }, index) => (cpuSeconds(pid) - before[index]) / gibibytes);
  const checks = await rateOf(parties, bytes, (each) => each.checked());
  const grownByDownloads = watchMemory(servers);
  const down = await rateOf(parties, bytes, (each) => each.download(bytes));
  grown.down = grownByDownloads();
  await Promise.all(parties.map((each) => each.remove()));
  return { up, checks, down, processor, grown };
}

async function measure(product, bare) {
  const numbers = Array.from({ length: clients }, (_, number) => number);
  const customers = [];
  for (const number of numbers) customers.push(await makeCustomer(product.url, number));
  const servers = processesBelow(product.pid).filter(({ role }) => roles.includes(role));
  const bareClients = numbers.map((number) => makeBareClient(bare.origin, number));
  const sides = {
    product: { parties: customers, servers },
    bare: { parties: bareClients, servers: [{ pid: bare.pid, role: 'bare' }] },
  };
  for (const side of Object.values(sides)) await turn(side, Math.min(size, 4 * mebibyte));
  const rounds = [];
  for (let run = 0; run < runs; run += 1) {
    // Alternate the order: the second one finds the disk busy with the bytes of the first.
    const order = run % 2 === 0 ? ['product', 'bare'] : ['bare', 'product'];
    const round = {};
    for (const name of order) round[name] = await turn(sides[name], size);
    rounds.push(round);
    const { product: ours, bare: floor } = round;
    progress(
      `  run ${run + 1}: up ${ours.up.toFixed(0)} and ${floor.up.toFixed(0)}, down ${ours.down.toFixed(0)} and ${floor.down.toFixed(0)} MiB/s`,
    );
  }
  const processor = Object.entries(sides).flatMap(([name, side]) =>
    side.servers.map(({ role }, index) => [
      role,
      median(rounds.map((round) => round[name].processor[index])).toFixed(1),
    ]),
  );
  const memory = servers.map(({ role, pid }, index) => {
    const most = (what) => Math.max(...rounds.map(({ product: { grown } }) => grown[what][index]));
    return { role, up: most('up'), down: most('down'), held: residentMemory(pid) };
  });
  return { rounds, memory, processor };
}

function report({ rounds, memory, processor }) {
  const rate = (whose, name) => median(rounds.map((round) => round[whose][name])).toFixed(0);
  const ratio = (name) => median(rounds.map(({ product, bare }) => product[name] / bare[name]));
  const row = (what, name) => [
    what,
    rate('product', name),
    rate('bare', name),
    ratio(name).toFixed(2),
  ];
  say(
    markdownTable(
      ['MiB/s, medians', 'product', 'bare', 'ratio'],
      [row('upload', 'up'), ['check', rate('product', 'checks'), '', ''], row('download', 'down')],
    ),
  );
  say('');
  say(markdownTable(['uploads, processor time', 's for a GiB'], processor));
  say('');
  say(
    markdownTable(
      ['memory in MB', 'grown in uploads', 'grown in downloads', 'at the end'],
      memory.map(({ role, ...megabytes }) => [
        role,
        ...Object.values(megabytes).map((each) => each.toFixed(0)),
      ]),
    ),
  );
  const isFlat = memory.every(({ up, down }) => Math.max(up, down) < bounds.growth);
  const isMet = ratio('up') >= bounds.ratio && isFlat;
  say(
    `\n${isMet ? 'Met' : 'Missed'}: growth under ${bounds.growth} MB, uploads at least ${bounds.ratio} of the bare server's.`,
  );
  if (!isMet) process.exitCode = 1;
}

const folder = await mkdtemp(path.join(tmpdir(), 'northcast-files-'));
let product;
let bare;
try {
  await checkRoom(folder);
  product = await startProduct(path.join(folder, 'product'));
  const bareFolder = path.join(folder, 'bare');
  await mkdir(bareFolder);
  bare = await startServer('../files/bare-files.mjs', { FILES_FOLDER: bareFolder });
  const load = loadavg().map((each) => each.toFixed(1));
  say(
    `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${load.join(', ')} before; clients and servers share them.`,
  );
  say(`${clients} files of ${size / mebibyte} MiB, ${runs} times.\n`);
  report(await measure(product, bare));
} finally {
  await product?.stop();
  await bare?.stop();
  await rm(folder, { recursive: true, force: true });
}
