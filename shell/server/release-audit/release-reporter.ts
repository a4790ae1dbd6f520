import { type HistoryEntry, readHistory } from '@northcast/release/changes/history';
import {
  mostReleaseChanges,
  type ReleaseChange,
  releaseChangesPath,
} from '@northcast/shared-contracts/api/release-changes';
import { reportError } from '../errors/answer-errors.js';
import type { LiveRegistry } from '../registry/live-registry.js';
import type { Settings } from '../settings.js';

/** Intervals and timeouts in milliseconds. */
const times = { interval: 5_000, answer: 10_000 } as const;

/** Failed attempts before a failure is logged: one minute. */
const mostSilent = 12;

/** Maximum length of a text and of a version in characters. */
const longest = 500;
const longestVersion = 100;

type ReporterSettings = Pick<Settings, 'storeFolder' | 'bffUrl' | 'releaseAuditToken'>;

/**
 * Reports releases to the bff for its audit log: the newest history entries on start and after
 * every revision. The bff deduplicates them, so this class keeps no state and several servers may
 * report the same entries.
 */
export class ReleaseReporter {
  private toldRevision: number | null = null;
  private failures = 0;

  constructor(
    private readonly settings: ReporterSettings,
    private readonly registry: Pick<LiveRegistry, 'pointers' | 'isStalled'>,
  ) {}

  /** Does nothing without a token. */
  start(): void {
    if (this.settings.releaseAuditToken === null) return;
    const report = () =>
      void this.report().finally(() => setTimeout(report, times.interval).unref());
    report();
  }

  /** Reports new entries. After a failure, tries again the next time. */
  async report(): Promise<void> {
    try {
      const revision = (await this.registry.pointers())?.revision ?? 0;
      if (revision === this.toldRevision || this.registry.isStalled) return;
      await this.tell(await readHistory(this.settings.storeFolder, mostReleaseChanges));
      this.toldRevision = revision;
      this.failures = 0;
    } catch (error) {
      // The bff may only be starting, so do not log the first failures.
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
}

function toChange(entry: HistoryEntry): ReleaseChange {
  const { at, who, what, why } = entry;
  const texts = { at, who: who.slice(0, longest), what, why: why.slice(0, longest) };
  if (!('remote' in entry)) return { ...texts, subject: entry.subject.slice(0, longest) };
  const percent = 'percent' in entry ? entry.percent : undefined;
  return {
    ...texts,
    subject: entry.remote,
    version: entry.version.slice(0, longestVersion),
    ...(percent === undefined ? {} : { percent }),
  };
}
