import {
  describeBff,
  describeShell,
  fetchBffDescription,
} from '@northcast/release/deployed/describe';
import type { BffDescription, ShellDescription } from '@northcast/release/deployed/descriptions';
import { presenceInterval } from '@northcast/release/deployed/server-presence';
import { readShellBuild } from '@northcast/release/deployed/shell-build';
import type { Settings } from '../settings.js';

/** Milliseconds between two questions to a bff that has not answered yet. */
const firstInterval = 500;

/** Milliseconds for which a build of the bff counts as running after it answered: three questions. */
const bffLifetime = 3 * presenceInterval;

/**
 * Knows what this server and its bff are, and tells the store, signed, so that releases are compared with them. A server without the
 * signing key tells nothing: a deployment job does (`release -- describe`).
 */
export class DeployedWatch {
  shell: ShellDescription | null = null;
  /** As it last answered; null until it does. */
  bff: BffDescription | null = null;
  private readonly seen = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly settings: Pick<Settings, 'storeFolder' | 'shellFolder' | 'bffUrl'>,
    private readonly warn = (text: string): void => void process.stderr.write(`${text}\n`),
  ) {}

  /** Called whenever another shell or bff is known. */
  onChange: () => void = () => undefined;

  /** Builds of the bff that answered lately: several while one is replaced. */
  get bffs(): readonly string[] {
    const oldest = Date.now() - bffLifetime;
    return [...this.seen].filter(([, at]) => at >= oldest).map(([build]) => build);
  }

  /** Resolves when the shell is described and the bff was asked once; it is asked again from then on. */
  async start(): Promise<void> {
    const { storeFolder, shellFolder } = this.settings;
    this.shell = await readShellBuild(shellFolder).catch((error: unknown) => {
      this.warn(reasonOf(error));
      return null;
    });
    if (this.shell) await this.tell('shell', () => describeShell(storeFolder, shellFolder));
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
    if (bff) {
      if (!this.bffs.includes(bff.build)) {
        await this.tell('bff', () => describeBff(this.settings.storeFolder, bff));
      }
      this.seen.set(bff.build, Date.now());
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

  private async tell(kind: string, describe: () => Promise<unknown>): Promise<void> {
    await describe().catch((error: unknown) =>
      this.warn(
        `This server can't say in the store what its ${kind} is (${reasonOf(error)}). ` +
          `Where the signing key is, run: npm run release -- describe ${kind}`,
      ),
    );
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
