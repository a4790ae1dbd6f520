import { type RemoteName, remoteNames } from '@northcast/shared-contracts/host/remote';
import { failureKinds, type LoadReport } from '../../registry/load-report.js';
import { type VitalReport, vitalMetrics } from '../../registry/vital-report.js';

const mostReports = 20;
const longest = 120_000;

export type Report = LoadReport | VitalReport;

/**
 * The reports of a posted body; those of another kind are passed over.
 * @returns null when it is not an array of reports
 */
export function readReports(body: unknown): Report[] | null {
  if (typeof body !== 'string') return null;
  const parsed = parse(body);
  if (!Array.isArray(parsed) || parsed.length > mostReports) return null;
  return parsed.flatMap((each: unknown) => {
    const report = readReport(each);
    return report ? [report] : [];
  });
}

function readReport(value: unknown): Report | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Record<string, unknown>;
  const remote = remoteNames.find((each) => each === fields['remote']);
  const { kind, version } = fields;
  if (!remote || typeof version !== 'string') return null;
  if (kind === 'load') return readLoad(remote, version, fields);
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
