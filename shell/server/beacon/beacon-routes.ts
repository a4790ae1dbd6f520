import express, { type RequestHandler, type Router } from 'express';
import { beaconPath } from '../../registry/load-report.js';
import type { LiveRegistry } from '../registry/live-registry.js';
import type { Pointers } from '../release/registry-document.js';
import { AddressLimit } from './address-limit.js';
import type { CanaryGuard } from './canary-guard.js';
import type { LoadStatistics } from './load-statistics.js';
import type { PolicyReports } from './policy-reports.js';
import { type Report, readReports } from './read-reports.js';
import type { VitalStatistics } from './vital-statistics.js';

const requestsPerMinute = 60;

interface BeaconParts {
  readonly registry: LiveRegistry;
  readonly statistics: LoadStatistics;
  readonly vitals: VitalStatistics;
  readonly guard: CanaryGuard;
  readonly policyReports: PolicyReports;
  /**
   * How many loads of one version an address may add to the window, and how many figures of each metric: nobody can end a canary, or
   * paint one well, alone.
   */
  readonly loadsPerAddress: number;
}

/** Where browsers tell how loads of areas ended, how visits went and what the policies refused. */
export function beaconRoutes(parts: BeaconParts): Router {
  const { registry, statistics, vitals, guard, policyReports } = parts;
  const limit = new AddressLimit(parts.loadsPerAddress, statistics.window);
  const router = express.Router();
  const readText = (most: string) => express.text({ type: () => true, limit: most });

  const count = (report: Report) =>
    report.kind === 'load' ? statistics.count(report) : vitals.count(report);

  router.post(beaconPath, ownPagesOnly, limited(), readText('4kb'), async (request, response) => {
    const reports = readReports(request.body);
    if (reports === null) return void response.status(400).end();
    const live = (await registry.pointers())?.remotes ?? {};
    for (const report of reports) {
      if (!isLive(report.version, live[report.remote])) continue;
      if (!limit.admits(`${request.ip} ${subjectOf(report)}`)) continue;
      count(report);
    }
    response.status(204).end();
    const loads = reports.filter(({ kind }) => kind === 'load');
    for (const remote of new Set(loads.map((report) => report.remote))) await guard.judge(remote);
  });

  router.post('/releases/csp', limited(), readText('8kb'), (request, response) => {
    try {
      policyReports.add(JSON.parse(String(request.body)));
      response.status(204).end();
    } catch {
      response.status(400).end();
    }
  });
  return router;
}

const isLive = (version: string, pointers: Pointers | undefined) =>
  [pointers?.stable, pointers?.previous, pointers?.canary?.version].includes(version);

/** What an address may report so often. */
const subjectOf = (report: Report) =>
  `${report.remote}/${report.version} ${report.kind === 'load' ? '' : report.metric}`;

/** Reports of another site's page count for nothing. */
const ownPagesOnly: RequestHandler = (request, response, next) => {
  const site = request.get('Sec-Fetch-Site');
  if (site !== undefined && site !== 'same-origin') return void response.status(403).end();
  next();
};

/** What is too much is not read; the page need not know, and a refusal would stand on its console. */
function limited(): RequestHandler {
  const limit = new AddressLimit(requestsPerMinute);
  return (request, response, next) => {
    if (limit.admits(request.ip ?? '')) return next();
    response.status(204).end();
  };
}
