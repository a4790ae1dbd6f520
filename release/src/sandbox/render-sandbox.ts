import { defaultLimits, type SandboxLimits } from './limits.js';
import type { FetchApi, PageRequest, RenderedPage } from './messages.js';
import { ProcessEnded, ProcessInterrupted } from './render-failure.js';
import { type SandboxCode, SandboxProcess } from './sandbox-process.js';

interface SandboxSettings {
  readonly limits?: Partial<SandboxLimits>;
  /**
   * Maximum number of processes. The least recently used one that renders nothing is ended to make
   * room; while all of them render there may be more.
   */
  readonly mostProcesses?: number;
  /** Milliseconds without a page after which a process is ended. */
  readonly idleTime?: number;
  readonly fetchApi: FetchApi;
  /**
   * Called when a process fails between two pages, for example from a late timer or an unhandled
   * rejection.
   */
  readonly onLateFailure?: (key: string, reason: string) => void;
}

interface Running {
  readonly process: Promise<SandboxProcess>;
  idle: NodeJS.Timeout | undefined;
  users: number;
}

/** Renders pages of remotes. Each version runs in its own process, started for its first page. */
export class RenderSandbox {
  private readonly running = new Map<string, Running>();
  private readonly limits: SandboxLimits;

  constructor(private readonly settings: SandboxSettings) {
    this.limits = { ...defaultLimits, ...settings.limits };
  }

  /**
   * @param key identifies the code: pages with the same key share a process
   * @param code reads and verifies the code when a process starts
   * @returns null if the page's data equals the data in the request
   * @throws RenderFailure if the code of the page failed; any other error if it could not be read
   * or run, or if the API did not respond in time
   */
  async render(
    key: string,
    code: () => Promise<SandboxCode>,
    page: PageRequest,
  ): Promise<RenderedPage | null> {
    try {
      return await this.renderOnce(key, code, page);
    } catch (error) {
      // The cause may be another page in the same process, or not in the code, so retry this one.
      const isRetried = error instanceof ProcessEnded || error instanceof ProcessInterrupted;
      if (!isRetried) throw error;
      return await this.renderOnce(key, code, page);
    }
  }

  close(): void {
    for (const key of [...this.running.keys()]) this.end(key, 'The server stops');
  }

  /** Ends the process of a version, if one is running. */
  end(key: string, reason: string): void {
    const running = this.running.get(key);
    this.running.delete(key);
    clearTimeout(running?.idle);
    running?.process.then((process) => process.end(reason)).catch(() => undefined);
  }

  private async renderOnce(key: string, code: () => Promise<SandboxCode>, page: PageRequest) {
    const running = this.use(key, code);
    clearTimeout(running.idle);
    let process: SandboxProcess | undefined;
    try {
      process = await running.process;
      return await process.render(page);
    } finally {
      running.users -= 1;
      const isGone = process === undefined || process.ended !== undefined;
      if (isGone && this.running.get(key) === running) this.running.delete(key);
      else if (running.users === 0) this.endWhenIdle(key, running);
    }
  }

  private use(key: string, code: () => Promise<SandboxCode>): Running {
    const known = this.running.get(key);
    const running = known ?? { process: this.start(key, code), idle: undefined, users: 0 };
    this.running.delete(key);
    this.running.set(key, running);
    // Before making room, so that the process does not make room for itself.
    running.users += 1;
    this.makeRoom();
    return running;
  }

  private async start(key: string, code: () => Promise<SandboxCode>): Promise<SandboxProcess> {
    return new SandboxProcess(await code(), this.limits, this.settings.fetchApi, (reason) => {
      this.running.delete(key);
      this.settings.onLateFailure?.(key, reason);
    });
  }

  private makeRoom(): void {
    const { mostProcesses = 6 } = this.settings;
    for (const [key, { users }] of this.running) {
      if (this.running.size <= mostProcesses) return;
      if (users === 0) this.end(key, 'It made room for others');
    }
  }

  private endWhenIdle(key: string, running: Running): void {
    running.idle = setTimeout(() => {
      if (this.running.get(key) === running) this.end(key, 'It was idle');
    }, this.settings.idleTime ?? 60_000);
    running.idle.unref();
  }
}
