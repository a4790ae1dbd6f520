import express, { type RequestHandler, type Router } from 'express';
import { beaconPath } from '../../registry/load-report.js';
import type { LiveRegistry } from '../registry/live-registry.js';
import { AddressLimit } from './address-limit.js';
import type { CanaryGuard } from './canary-guard.js';
import type { LoadStatistics } from './load-statistics.js';
import type { PolicyReports } from './policy-reports.js';
import { readReports } from './read-reports.js';

const requestsPerMinute = 60;

interface BeaconParts {
  readonly registry: LiveRegistry;
  readonly statistics: LoadStatistics;
  readonly guard: CanaryGuard;
  readonly policyReports: PolicyReports;
  /** How many loads of one version an address may add to the window: nobody can end a canary alone. */
  readonly loadsPerAddress: number;
}

/** Where browsers tell how loads of areas ended and what the policies refused. */
export function beaconRoutes(parts: BeaconParts): Router {
  const { registry, statistics, guard, policyReports } = parts;
  const loads = new AddressLimit(parts.loadsPerAddress, statistics.window);
  const router = express.Router();
  const readText = (limit: string) => express.text({ type: () => true, limit });

  router.post(beaconPath, ownPagesOnly, limited(), readText('4kb'), async (request, response) => {
    const reports = readReports(request.body);
    if (reports === null) return void response.status(400).end();
    const live = (await registry.pointers())?.remotes ?? {};
    for (const report of reports) {
      const pointers = live[report.remote];
      const known = [pointers?.stable, pointers?.previous, pointers?.canary?.version];
      if (!known.includes(report.version)) continue;
      if (!loads.admits(`${request.ip} ${report.remote}/${report.version}`)) continue;
      statistics.count(report);
    }
    response.status(204).end();
    for (const remote of new Set(reports.map((report) => report.remote))) await guard.judge(remote);
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

/** Reports of another site's page count for nothing. */
const ownPagesOnly: RequestHandler = (request, response, next) => {
  const site = request.get('Sec-Fetch-Site');
  if (site !== undefined && site !== 'same-origin') return void response.status(403).end();
  next();
};

function limited(): RequestHandler {
  const limit = new AddressLimit(requestsPerMinute);
  return (request, response, next) => {
    if (limit.admits(request.ip ?? '')) return next();
    response.status(429).end();
  };
}
