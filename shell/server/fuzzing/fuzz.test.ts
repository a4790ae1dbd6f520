import { createApp } from '../app.js';
import { newInstallation } from '../testing/installation.js';
import type { Sender } from './exchange.js';
import { Fuzzer } from './fuzzer.js';
import { MachineWatch } from './machine-watch.js';
import { growth, leaks, memoryOf } from './memory.js';
import { Parties, secret } from './parties.js';
import { targetOf } from './routes.js';
import { inconsistencies, readRows, unlawfulChanges } from './rows.js';
import { type Servers, startServers } from './servers.js';

const isFull = process.env['STRESS'] === 'full';
const requests = isFull ? 50_000 : 1500;
/** Number of requests before memory is first measured. */
const warmUp = isFull ? 5000 : 500;
/**
 * `FUZZ_SEED=` repeats the requests of another run; `FUZZ_DATABASE_URL=` selects the bff's
 * database.
 */
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

// Remotes may have to be built.
jest.setTimeout(isFull ? 3_600_000 : 300_000);

let servers: Servers;
let parties: Parties;
let fuzzer: Fuzzer;
let machine: MachineWatch;

beforeAll(async () => {
  servers = await startServers();
  machine = await MachineWatch.start();
  parties = new Parties(servers);
  await parties.prepare();
  jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const { settings } = await newInstallation();
  fuzzer = new Fuzzer(await targetOf(servers, createApp(settings)), seed);
  jest.restoreAllMocks();
});

afterAll(async () => {
  machine.stop();
  await servers.stop();
});

const roundOf = (senders: readonly Sender[], secrets: readonly string[]) => ({
  senders,
  secrets,
  machine,
  standIns: () => parties.standIns(senders),
  between: () => parties.between(),
});
const anybody = () => roundOf(['visitor', 'customer'], [secret]);
const everybody = () => roundOf(['visitor', 'customer', 'administrator'], []);

const memory = () => memoryOf({ shell: servers.shell, bff: servers.bff }, isFull ? 10 : 2);

test(`${requests} hostile requests, seed ${seed}: no violation, unlawful change, crash or leak`, async () => {
  const ids = [servers.shell.id, servers.bff.id];
  await fuzzer.run(warmUp, everybody());
  await parties.prepare();
  const rows = await readRows(servers.bff.port, parties.session);
  const before = await memory();

  await fuzzer.run(Math.round(requests * 0.6), anybody());
  const later = await readRows(servers.bff.port, parties.session);
  const victimUpload = await parties.victimUpload();
  const changes = unlawfulChanges(rows, later, parties.attackers);

  await fuzzer.run(Math.round(requests * 0.4), everybody());
  const after = await memory();
  const wrong = await inconsistencies(servers.bff.port, parties.session);
  const grown = JSON.stringify(growth(before, after));
  process.stdout.write(`${fuzzer.summary}\nGrowth in MB: ${grown}\n`);

  expect(fuzzer.violations).toEqual([]);
  expect(changes).toEqual([]);
  expect(victimUpload).toBe(0);
  expect(fuzzer.statusesOfUploads).toEqual(expect.arrayContaining([201, 204, 401, 404]));
  expect(wrong).toEqual([]);
  expect([servers.shell.id, servers.bff.id]).toEqual(ids);
  expect(leaks(before, after)).toEqual([]);
});
