import { remoteNames } from '@northcast/shared-contracts/host/remote';
import { failureKinds, type LoadReport } from '../../registry/load-report.js';

const mostReports = 20;
const longest = 120_000;

/**
 * The load reports of a posted body; reports of another kind are passed over.
 * @returns null when it is not an array of reports
 */
export function readReports(body: unknown): LoadReport[] | null {
  if (typeof body !== 'string') return null;
  const parsed = parse(body);
  if (!Array.isArray(parsed) || parsed.length > mostReports) return null;
  return parsed.flatMap((each: unknown) => {
    const report = loadReport(each);
    return report ? [report] : [];
  });
}

function loadReport(value: unknown): LoadReport | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, remote, version, outcome, milliseconds } = value as Record<string, unknown>;
  const name = remoteNames.find((each) => each === remote);
  const result = outcome === 'ok' ? 'ok' : failureKinds.find((each) => each === outcome);
  if (kind !== 'load' || !name || !result || typeof version !== 'string') return null;
  if (typeof milliseconds !== 'number' || !(milliseconds >= 0)) return null;
  const time = Math.min(milliseconds, longest);
  return { kind, remote: name, version, outcome: result, milliseconds: time };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
