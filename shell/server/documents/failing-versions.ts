import type { RemoteName } from '@northcast/shared-contracts/host/remote';

/** A page that a version's server code failed to render. */
export interface RenderTrouble {
  readonly remote: RemoteName;
  readonly version: string;
  readonly path: string;
  readonly reason: string;
  /** Number of consecutive failed attempts with the same `isCode`. */
  readonly attempts: number;
  /** ISO 8601; time of the first of them. */
  readonly since: string;
  /** ISO 8601; time of the last of them. */
  readonly at: string;
  /**
   * True if the version's code failed. False if it could not be read or run, for a reason outside
   * its code.
   */
  readonly isCode: boolean;
}

/** In place of a path, for code that failed after its page was rendered. */
export const afterwards = 'a page, afterwards';

type Listener = (trouble: RenderTrouble) => void;

const firstDelay = 1000;
const longestDelay = 60_000;
const mostKept = 100;

/** Tracks versions whose pages fail to render on the server, and when each page may be retried. */
export class FailingVersions {
  /** `tryAt` is a time of the monotonic clock. */
  private readonly troubles = new Map<string, RenderTrouble & { readonly tryAt: number }>();
  private readonly listeners: Listener[] = [];

  /** @param listener called for every failed attempt */
  onFailure(listener: Listener): void {
    this.listeners.push(listener);
  }

  get list(): readonly RenderTrouble[] {
    return [...this.troubles.values()];
  }

  /** Milliseconds until a page may be retried; 0 for a page that has not failed. */
  delay(remote: RemoteName, version: string, path: string): number {
    const known = this.troubles.get(keyOf(remote, version, path));
    return known ? Math.max(0, known.tryAt - performance.now()) : 0;
  }

  failed(
    remote: RemoteName,
    version: string,
    path: string,
    failure: { readonly reason: string; readonly isCode: boolean },
  ): RenderTrouble {
    const key = keyOf(remote, version, path);
    const last = this.troubles.get(key);
    const known = last?.isCode === failure.isCode ? last : undefined;
    const attempts = (known?.attempts ?? 0) + 1;
    const at = new Date().toISOString();
    const since = known?.since ?? at;
    const tryAt = performance.now() + Math.min(longestDelay, firstDelay * 2 ** (attempts - 1));
    const trouble = { remote, version, path, attempts, since, at, ...failure };
    this.troubles.delete(key);
    this.troubles.set(key, { ...trouble, tryAt });
    for (const oldest of this.troubles.keys()) {
      if (this.troubles.size <= mostKept) break;
      this.troubles.delete(oldest);
    }
    for (const listener of this.listeners) listener(trouble);
    return trouble;
  }

  /**
   * Records that the page was rendered. Nothing reports that code has ended well after its page, so
   * a failure afterwards is over when pages are still rendered a minute later.
   */
  passed(remote: RemoteName, version: string, path: string): void {
    this.troubles.delete(keyOf(remote, version, path));
    const late = keyOf(remote, version, afterwards);
    const { tryAt = Number.POSITIVE_INFINITY } = this.troubles.get(late) ?? {};
    if (performance.now() > tryAt + longestDelay) this.troubles.delete(late);
  }
}

const keyOf = (remote: RemoteName, version: string, path: string) => `${remote}/${version} ${path}`;

/** Formats a failure as a sentence for operators. */
export function describeTrouble(trouble: RenderTrouble): string {
  const { remote, version, path, reason, attempts, since } = trouble;
  const times = attempts === 1 ? 'once' : `${attempts} times`;
  return `${remote} ${version} could not render ${path} on the server, ${times} since ${since}: ${reason}`;
}
