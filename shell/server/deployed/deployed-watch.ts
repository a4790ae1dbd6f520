import {
  describeBff,
  describeShell,
  fetchBffDescription,
} from '@northcast/release/deployed/describe';
import type { BffDescription, ShellDescription } from '@northcast/release/deployed/descriptions';
import { presenceInterval } from '@northcast/release/deployed/server-presence';
import { readShellBuild } from '@northcast/release/deployed/shell-build';
import { messageOf } from '@northcast/release/message-of';
import type { Settings } from '../settings.js';

/** Milliseconds between two requests to a bff that has not responded yet. */
const firstInterval = 500;

/**
 * Milliseconds that a build of the bff counts as running after its last response: three requests.
 */
const bffLifetime = 3 * presenceInterval;

/**
 * Determines what this server and its bff are, and stores signed descriptions, so that releases are
 * checked against them. Without the signing key the server stores nothing; a deployment job does
 * (`release -- describe`).
 */
export class DeployedWatch {
  shell: ShellDescription | null = null;
  /** From its last response; null until the first. */
  bff: BffDescription | null = null;
  private readonly seen = new Map<string, number>();
  /** Builds whose descriptions could not be stored yet. */
  private readonly untold = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly settings: Pick<Settings, 'storeFolder' | 'shellFolder' | 'bffUrl'>,
    private readonly warn = (text: string): void => void process.stderr.write(`${text}\n`),
  ) {}

  /** Called when another shell or bff is detected. */
  onChange: () => void = () => undefined;

  /** Builds of the bff that responded recently: several during a deployment. */
  get bffs(): readonly string[] {
    const oldest = performance.now() - bffLifetime;
    return [...this.seen].filter(([, at]) => at >= oldest).map(([build]) => build);
  }

  /**
   * Resolves when the shell is described and the bff has been queried once. Keeps querying the bff
   * afterwards.
   */
  async start(): Promise<void> {
    this.shell = await readShellBuild(this.settings.shellFolder).catch((error: unknown) => {
      this.warn(messageOf(error));
      return null;
    });
    if (this.shell) await this.tellShell(this.shell);
    this.onChange();
    await this.askBff();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async askBff(): Promise<void> {
    const bff = await fetchBffDescription(this.settings.bffUrl).catch(() => null);
    if (this.isStopped) return;
    if (this.shell && this.untold.has(this.shell.build)) await this.tellShell(this.shell);
    if (bff) {
      if (!this.bffs.includes(bff.build) || this.untold.has(bff.build)) {
        await this.tell('bff', bff.build, () => describeBff(this.settings.storeFolder, bff));
      }
      this.seen.set(bff.build, performance.now());
      const isNew = this.bff?.build !== bff.build;
      this.bff = bff;
      if (isNew) this.onChange();
    }
    this.timer = setTimeout(
      () => void this.askBff(),
      this.bff === null ? firstInterval : presenceInterval,
    );
    this.timer.unref();
  }

  private async tellShell({ build }: ShellDescription): Promise<void> {
    const { storeFolder, shellFolder } = this.settings;
    await this.tell('shell', build, () => describeShell(storeFolder, shellFolder));
  }

  /** Stores a description. If that fails, warns once, and the next poll tries again. */
  private async tell(kind: string, build: string, describe: () => Promise<unknown>): Promise<void> {
    try {
      await describe();
      this.untold.delete(build);
    } catch (error) {
      if (this.untold.has(build)) return;
      this.untold.add(build);
      this.warn(
        `This server can't say in the store what its ${kind} is (${messageOf(error)}). ` +
          `Where the signing key is, run: npm run release -- describe ${kind}`,
      );
    }
  }
}
