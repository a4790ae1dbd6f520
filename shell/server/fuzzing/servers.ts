import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@northcast/shared-contracts/testing/free-port';
import { recordOf } from './calls.js';
import { publicHost } from './make-message.js';

const run = promisify(execFile);
const root = path.resolve(__dirname, '../../..');

export const firstAdministrator = { email: 'admin@northcast.example', password: 'admin-password' };

/** A server running as a process. */
export class Server {
  /** The last 4000 characters of its output. */
  output = '';

  constructor(
    readonly port: number,
    private readonly child: ChildProcess,
  ) {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => {
        this.output = `${this.output}${text}`.slice(-4000);
      });
  }

  /** Null while it runs, otherwise how it ended. */
  get ending(): string | null {
    const { exitCode, signalCode } = this.child;
    return exitCode === null && signalCode === null ? null : `ended with ${signalCode ?? exitCode}`;
  }

  get id(): number {
    return this.child.pid ?? 0;
  }

  /**
   * Bytes after garbage collection, the lowest of several samples: memory still referenced, and all
   * memory that the process holds from the system.
   * @param samples one per second; the resident memory settles in about six seconds
   */
  async memory(samples: number): Promise<{ readonly kept: number; readonly resident: number }> {
    const told = once(this.child, 'message');
    this.child.send({ samples });
    const [message] = await told;
    const { kept, resident } = recordOf(message);
    return { kept: Number(kept), resident: Number(resident) };
  }

  async listening(): Promise<void> {
    const ended = once(this.child, 'exit').then(() => Promise.reject(new Error(this.output)));
    await Promise.race([once(this.child, 'message'), ended]);
  }

  async stop(): Promise<void> {
    if (this.ending !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }
}

/** Database of the bff: an empty one at `FUZZ_DATABASE_URL`, otherwise a file. */
function databaseSettings(): NodeJS.ProcessEnv {
  const url = process.env['FUZZ_DATABASE_URL'];
  return url === undefined
    ? {}
    : { DATABASE_URL: url, SESSION_SECRET: 'a secret of these tests alone, long enough' };
}

/** Both servers with all remotes of the working copy, in their own folder. */
export interface Servers {
  readonly shell: Server;
  readonly bff: Server;
  readonly stop: () => Promise<void>;
}

const publish = `
const build = await import('./scripts/build.mjs');
await build.compileServers();
const { shell, remotes } = await build.buildBrowserParts();
await build.publishLocally(remotes, process.argv[1], shell);
process.stdout.write('\\n' + shell);`;

export async function startServers(): Promise<Servers> {
  const folder = await mkdtemp(path.join(tmpdir(), 'northcast-fuzz-'));
  const store = path.join(folder, 'releases');
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', publish, store], {
    cwd: root,
    maxBuffer: 1e8,
  });
  const shellFolder = stdout.split('\n').at(-1) ?? '';
  const shared = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    UPLOADS_TOKEN: 'a token of these tests alone, long enough',
  };
  const ports = { bff: await freePort(), shell: await freePort() };
  const bff = startServer('bff/dist/main.js', ports.bff, {
    ...shared,
    ...databaseSettings(),
    DATA_DIR: folder,
    PUBLIC_URL: `http://${publicHost}`,
    TRUST_PROXY: '1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: firstAdministrator.email,
    ADMIN_PASSWORD: firstAdministrator.password,
  });
  const shell = startServer('shell/dist/node/server/main.js', ports.shell, {
    ...shared,
    PUBLIC_URL: `http://${publicHost}`,
    BFF_URL: `http://127.0.0.1:${ports.bff}`,
    RELEASES_DIR: store,
    SHELL_DIR: shellFolder,
    UPLOADS_FOLDER: path.join(folder, 'files'),
    // The smallest cache, so that it is full early and memory growth has another cause.
    DOCUMENT_CACHE: '8',
  });
  const stop = async () => {
    await shell.stop();
    await bff.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all([bff.listening(), shell.listening()]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { shell, bff, stop };
}

/** @param program absolute, or relative to the checkout */
export function startServer(program: string, port: number, env: NodeJS.ProcessEnv): Server {
  const probe = path.join(__dirname, 'memory-probe.cjs');
  const child = fork(path.resolve(root, program), {
    cwd: root,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: ['--expose-gc', '--require', probe],
  });
  return new Server(port, child);
}
