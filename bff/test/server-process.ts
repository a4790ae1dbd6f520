import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestDatabase } from './databases.js';
import { runDirectory } from './migrated-file.js';
import { administrator } from './test-application.js';

const root = resolve(__dirname, '../..');

const compile = "await (await import('./scripts/build.mjs')).compileServers(['bff'])";

/**
 * Compiles the server if its sources have changed, so that processes run the current sources. Later
 * calls in a run of jest do nothing: the sources stay the same, and to read all of them takes long.
 */
export function buildServer(): void {
  const built = join(runDirectory(), 'server-built');
  if (existsSync(built)) return;
  execFileSync(process.execPath, ['--input-type=module', '-e', compile], { cwd: root });
  writeFileSync(built, '');
}

/** Settings of a process that uses this database. */
export function environmentOf(database: TestDatabase): Record<string, string> {
  return {
    DATA_DIR: database.dataDirectory,
    ...(database.databaseUrl === null ? {} : { DATABASE_URL: database.databaseUrl }),
    PORT: '0',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    RATE_LIMITS: 'off',
    SEED_POSTS: 'off',
    LOG_LEVEL: 'info',
  };
}

/** A process of the server, or of one of its commands. */
export class ServerProcess {
  output = '';
  private readonly child: ChildProcess;
  private readonly ended: Promise<unknown>;

  constructor(environment: Record<string, string>, script = 'main.js', args: string[] = []) {
    this.child = spawn(process.execPath, [resolve(root, 'bff/dist', script), ...args], {
      env: { PATH: process.env.PATH ?? '', TZ: 'Asia/Kolkata', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.ended = once(this.child, 'close');
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (text) => {
        this.output += text;
      });
    }
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** @returns the origin once the server listens */
  async listening(): Promise<string> {
    for (;;) {
      const [, origin] = /listening on (http\S+)/.exec(this.output) ?? [];
      if (origin !== undefined) return origin;
      if (this.child.exitCode !== null) throw new Error(`the server ended:\n${this.output}`);
      await new Promise((wake) => setTimeout(wake, 20));
    }
  }

  /** @returns the exit code; null after a kill */
  async end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (signal !== undefined) this.child.kill(signal);
    await this.ended;
    return this.child.exitCode;
  }
}

/** Runs a command of the server until it ends. */
export async function runCommand(
  environment: Record<string, string>,
  script: string,
  ...args: string[]
): Promise<{ code: number | null; output: string }> {
  const command = new ServerProcess(environment, `commands/${script}.js`, args);
  return { code: await command.end(), output: command.output };
}
