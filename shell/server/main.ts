import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { shellBuildId } from '@northcast/release/deployed/shell-build';
import { SettingsError } from '@northcast/shared-contracts/settings/setting-reader';
import { createApp } from './app.js';
import { keepShellFiles } from './assets/kept-shell-files.js';
import { limitAddresses, warnOfDrops } from './connections/connection-limits.js';
import { httpServer } from './connections/http-server.js';
import { prepareStop } from './connections/prepare-stop.js';
import { shedLoad } from './connections/shed-load.js';
import { DeployedWatch } from './deployed/deployed-watch.js';
import { misfits } from './deployed/misfits.js';
import { PresenceAnnouncer } from './registry/announce-presence.js';
import { LiveRegistry } from './registry/live-registry.js';
import { ReleaseReporter } from './release-audit/release-reporter.js';
import { transportHeaders } from './security-headers.js';
import { readSettings } from './settings.js';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

function fail(...lines: string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}

function settingsOrExit() {
  try {
    return readSettings(process.env, root);
  } catch (error) {
    if (error instanceof SettingsError) return fail(...error.errors);
    throw error;
  }
}

const settings = settingsOrExit();
const build = await shellBuildId(settings.shellFolder).catch(({ message }: Error) =>
  fail(`${message}. Build it, or name the folder of a build in SHELL_DIR.`),
);
// Must run before the first document refers to the scripts.
await keepShellFiles(settings.storeFolder, settings.shellFolder).catch((error: unknown) => {
  process.stderr.write(`This build's scripts are not kept for other servers: ${error}\n`);
});
const registry = new LiveRegistry(settings);
const deployed = new DeployedWatch(settings);
const reporter = new ReleaseReporter(settings, registry);
const app = createApp(settings, registry, deployed);
const server = httpServer(
  shedLoad(app, transportHeaders(settings.publicUrl)),
  settings.connections,
);
const warn = (message: string) => void process.stderr.write(`${message}\n`);
warnOfDrops(server, warn);
limitAddresses(server, {
  most: settings.connections.mostOfAddress,
  isProxy: (address) => app.get('trust proxy fn')(address, 0),
  warn,
});
const drain = prepareStop(server);
server.listen({
  port: settings.port,
  host: settings.host,
  // Node accepts one connection per turn of the event loop, so concurrent ones wait in the system's
  // queue, which drops those that exceed it.
  backlog: settings.connections.most,
});
let announcer: PresenceAnnouncer | undefined;

deployed.onChange = () =>
  void misfits(registry, deployed)
    .then((errors) => {
      for (const error of errors) warn(error);
    })
    // Only a report depends on this, so an error must not end the server.
    .catch((error: unknown) => warn(`The live versions could not be checked: ${error}`));

server.on('listening', () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  announcer = new PresenceAnnouncer(settings, registry, port, deployed, build);
  // Store the description first: a build that is announced but not described would block every
  // release. Then announce the server, so that a release right after a deployment is checked
  // against the new build.
  void deployed
    .start()
    .then(() => announcer?.start())
    .then(() => reporter.start())
    .finally(() => process.send?.({ listening: port }));
});
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    fail(`Port ${settings.port} on ${settings.host} is in use. Stop what runs there or set PORT.`);
  }
  fail(`The shell server could not start: ${error.message}`);
});

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  deployed.stop();
  const gone = announcer?.stop();
  void Promise.all([gone, drain()]).then(([hasLeft]) => {
    // An exit would wait for calls of a stalled disk, which may never return.
    if (registry.isStalled || hasLeft === false) process.kill(process.pid, 'SIGKILL');
    process.exit(0);
  });
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
