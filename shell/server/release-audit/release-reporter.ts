import { type HistoryEntry, readHistory } from '@northcast/release/registry/history';
import {
  mostReleaseChanges,
  type ReleaseChange,
  releaseChangesPath,
} from '@northcast/shared-contracts/api/release-changes';
import { reportError } from '../errors/answer-errors.js';
import type { LiveRegistry } from '../registry/live-registry.js';
import type { Settings } from '../settings.js';

/** Milliseconds. */
const times = { interval: 5_000, answer: 10_000 } as const;

/** Attempts that may fail before it is said: a minute. */
const mostSilent = 12;

/** Longest text, in characters. */
const longest = 500;

type Told = Pick<Settings, 'storeFolder' | 'bffUrl' | 'releaseAuditToken'>;

/**
 * Tells the bff who released what, so that it stands in the audit: the newest lines of the release store's history at the start and after every
 * revision. The bff keeps each once, so that nothing has to be remembered here, and several servers may tell the same.
 */
export class ReleaseReporter {
  private toldRevision: number | null = null;
  private failures = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly settings: Told,
    private readonly registry: Pick<LiveRegistry, 'pointers'>,
  ) {}

  /** Does nothing without a token. */
  start(): void {
    if (this.settings.releaseAuditToken === null) return;
    const report = () => void this.report().finally(() => this.wait(report));
    this.wait(report, 0);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Tells what is new; what could not be told is told the next time. */
  async report(): Promise<void> {
    try {
      const revision = (await this.registry.pointers())?.revision ?? 0;
      if (revision === this.toldRevision) return;
      await this.tell(await readHistory(this.settings.storeFolder, mostReleaseChanges));
      this.toldRevision = revision;
      this.failures = 0;
    } catch (error) {
      // A bff that is just starting is none to speak of.
      this.failures += 1;
      if (this.failures === mostSilent) reportError('releases could not be told to the bff', error);
    }
  }

  private async tell(entries: readonly HistoryEntry[]): Promise<void> {
    const { bffUrl, releaseAuditToken } = this.settings;
    const response = await fetch(bffUrl + releaseChangesPath, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${releaseAuditToken}`,
      },
      body: JSON.stringify({ changes: entries.map(toChange).toReversed() }),
      signal: AbortSignal.timeout(times.answer),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${releaseChangesPath} answered ${response.status}`);
  }

  private wait(next: () => void, milliseconds: number = times.interval): void {
    this.timer = setTimeout(next, milliseconds).unref();
  }
}

function toChange(entry: HistoryEntry): ReleaseChange {
  const { at, who, what, why } = entry;
  const texts = { at, who: who.slice(0, longest), what, why: why.slice(0, longest) };
  if (!('remote' in entry)) return { ...texts, subject: entry.subject.slice(0, longest) };
  const percent = 'percent' in entry ? entry.percent : undefined;
  return {
    ...texts,
    subject: entry.remote,
    version: entry.version,
    ...(percent === undefined ? {} : { percent }),
  };
}
