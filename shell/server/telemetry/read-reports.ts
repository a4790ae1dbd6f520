import { isRemoteName, type RemoteName } from '@northcast/shared-contracts/host/remote';
import {
  type FailureReport,
  failureKinds,
  type LoadReport,
  runtimeFailureKinds,
} from '../../registry/load-report.js';
import { type VitalReport, vitalMetrics } from '../../registry/vital-report.js';

const mostReports = 20;
const longest = 120_000;

const mostTokens = 2;

export type Report = LoadReport | FailureReport | VitalReport;

export interface PostedReports {
  /** Vote tokens of the document and of the latest manifest response. */
  readonly tokens: readonly string[];
  readonly reports: readonly Report[];
}

/**
 * Parses the reports of a posted body; skips unknown kinds. Older shells post an array without
 * tokens, whose reports cannot be attributed and are dropped.
 * @returns null if the body has neither format
 */
export function readReports(body: unknown): PostedReports | null {
  if (typeof body !== 'string') return null;
  const parsed = parse(body);
  if (typeof parsed !== 'object' || parsed === null) return null;
  if (Array.isArray(parsed)) return { tokens: [], reports: [] };
  const { tokens, reports } = parsed as Record<string, unknown>;
  if (!Array.isArray(tokens) || !Array.isArray(reports)) return null;
  if (tokens.length > mostTokens || reports.length > mostReports) return null;
  return {
    tokens: tokens.filter((token) => typeof token === 'string'),
    reports: reports.flatMap((each: unknown) => {
      const report = readReport(each);
      return report ? [report] : [];
    }),
  };
}

function readReport(value: unknown): Report | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Record<string, unknown>;
  const { kind, remote, version } = fields;
  if (!isRemoteName(remote) || typeof version !== 'string') return null;
  if (kind === 'load') return readLoad(remote, version, fields);
  if (kind === 'failure') {
    const failure = runtimeFailureKinds.find((each) => each === fields.failure);
    return failure ? { kind, remote, version, failure } : null;
  }
  return kind === 'vital' ? readVital(remote, version, fields) : null;
}

type Fields = Readonly<Record<string, unknown>>;

function readLoad(
  remote: RemoteName,
  version: string,
  { outcome, milliseconds }: Fields,
): LoadReport | null {
  const result = outcome === 'ok' ? 'ok' : failureKinds.find((each) => each === outcome);
  if (!result || !isFigure(milliseconds)) return null;
  const time = Math.min(milliseconds, longest);
  return { kind: 'load', remote, version, outcome: result, milliseconds: time };
}

function readVital(
  remote: RemoteName,
  version: string,
  { metric: name, value }: Fields,
): VitalReport | null {
  const metric = vitalMetrics.find((each) => each === name);
  return metric && isFigure(value) ? { kind: 'vital', remote, version, metric, value } : null;
}

const isFigure = (value: unknown): value is number => typeof value === 'number' && value >= 0;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
