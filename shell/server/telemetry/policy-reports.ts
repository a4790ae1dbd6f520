const mostKept = 50;

/** A violation of the CSP or of the integrity policy, reported by a browser. */
export interface PolicyReport {
  readonly at: string;
  /** `mf-admin 1.0.0`, `shell`, or `page` if none of our files is the cause. */
  readonly origin: string;
  readonly directive: string;
  /** Origin and path, without query. */
  readonly blocked: string;
}

/** The newest violations, in memory. */
export class PolicyReports {
  private readonly kept: PolicyReport[] = [];
  /** Number since the server started. */
  total = 0;

  add(body: unknown): void {
    for (const report of reportsIn(body).slice(0, 10)) {
      this.total += 1;
      this.kept.unshift({ at: new Date().toISOString(), ...report });
      this.kept.length = Math.min(this.kept.length, mostKept);
    }
  }

  /** Newest first. */
  get newest(): readonly PolicyReport[] {
    return this.kept;
  }
}

/**
 * Parses both formats that browsers send: a single `csp-report`, or an array of the Reporting API.
 */
function reportsIn(body: unknown): Omit<PolicyReport, 'at'>[] {
  const entries = Array.isArray(body) ? body : [body];
  return entries.flatMap((entry: unknown) => {
    const details = fields(fields(entry)['csp-report'] ?? fields(entry)['body']);
    const blocked = details['blocked-uri'] ?? details['blockedURL'];
    const source = details['source-file'] ?? details['sourceFile'];
    const directive =
      details['effective-directive'] ?? details['effectiveDirective'] ?? details['destination'];
    if (typeof blocked !== 'string' || typeof directive !== 'string') return [];
    const origin = owner(typeof source === 'string' ? source : '') ?? owner(blocked) ?? 'page';
    return [{ origin, directive: directive.slice(0, 40), blocked: withoutQuery(blocked) }];
  });
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The remote version or the shell that a URL belongs to. */
function owner(address: string): string | undefined {
  const [, name, version] = /\/remotes\/([a-z0-9-]{1,40})\/([\w.+-]{1,60})\//.exec(address) ?? [];
  if (name && version) return `${name} ${version}`;
  return /\/shell\//.test(address) ? 'shell' : undefined;
}

const withoutQuery = (address: string) => address.replace(/[?#].*$/s, '').slice(0, 200);
