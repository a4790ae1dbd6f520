import type { Pointers } from '@northcast/release/registry/registry-revision';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import express, { type RequestHandler, type Router } from 'express';
import { beaconPath } from '../../registry/load-report.js';
import { type NetworkAddress, networkAddress } from '../network-address.js';
import type { LiveRegistry } from '../registry/live-registry.js';
import { openVoteToken, type VoteToken } from '../votes/vote-token.js';
import { AddressLimit } from './address-limit.js';
import type { CanaryGuard } from './canary-guard.js';
import type { LoadStatistics } from './load-statistics.js';
import type { PolicyReports } from './policy-reports.js';
import { type PostedReports, type Report, readReports } from './read-reports.js';
import { UsedTokens } from './used-tokens.js';
import type { VitalStatistics } from './vital-statistics.js';
import type { VoteLedger } from './vote-ledger.js';

const requestsPerMinute = 60;
/**
 * Maximum loads of one version, and maximum values of each metric, that one address adds to the
 * statistics.
 */
export const reportsPerAddress = 10;

interface BeaconParts {
  readonly registry: LiveRegistry;
  readonly statistics: LoadStatistics;
  readonly vitals: VitalStatistics;
  readonly ledger: VoteLedger;
  readonly guard: CanaryGuard;
  readonly policyReports: PolicyReports;
}

/**
 * Endpoints to which browsers report loads of remotes, run-time failures, web vitals and policy
 * violations.
 */
export function beaconRoutes(parts: BeaconParts): Router {
  const { guard, policyReports } = parts;
  const take = reportTaker(parts);
  const router = express.Router();
  const readText = (most: string) => express.text({ type: () => true, limit: most });

  router.post(beaconPath, ownPagesOnly, limited(), readText('12kb'), async (request, response) => {
    const posted = readReports(request.body);
    if (posted === null) return void response.status(400).end();
    const doubted = await take(posted, networkAddress(request.ip));
    response.status(204).end();
    for (const remote of doubted) await guard.judge(remote);
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

function count({ statistics, vitals }: BeaconParts, report: Report): void {
  if (report.kind === 'vital') vitals.count(report);
  else statistics.count(report);
}

/**
 * @returns a function that counts the posted reports and returns the remotes with a new vote for a
 * failure
 */
function reportTaker(parts: BeaconParts) {
  const { registry, statistics, ledger } = parts;
  const limit = new AddressLimit(reportsPerAddress, statistics.window);
  const used = new UsedTokens();
  return async (posted: PostedReports, address: NetworkAddress): Promise<Set<RemoteName>> => {
    const secret = await registry.voteSecret();
    const tokens = posted.tokens.flatMap((text) => {
      const token = openVoteToken(secret, text);
      return token && used.admits(token, address.client) ? [token] : [];
    });
    const live = (await registry.pointers())?.remotes ?? {};
    const doubted = new Set<RemoteName>();
    for (const report of posted.reports) {
      const pointers = live[report.remote];
      if (!isLive(report.version, pointers) || !isShown(report, tokens)) continue;
      if (limit.admits(`${address.client} ${subjectOf(report)}`)) count(parts, report);
      if (vote(ledger, report, address, pointers, secret)) doubted.add(report.remote);
    }
    return doubted;
  };
}

/** @returns whether it is a new vote for a failure, of any version */
function vote(
  ledger: VoteLedger,
  report: Report,
  address: NetworkAddress,
  pointers: Pointers | undefined,
  secret: Buffer,
): boolean {
  if (report.kind === 'vital') return false;
  const { remote, version } = report;
  const outcome = report.kind === 'load' ? report.outcome : report.failure;
  return ledger.add({ remote, version, outcome, address }, pointers, secret) && outcome !== 'ok';
}

const isLive = (version: string, pointers: Pointers | undefined) =>
  [pointers?.stable, pointers?.previous, pointers?.canary?.version].includes(version);

const isShown = ({ remote, version }: Report, tokens: readonly VoteToken[]) =>
  tokens.some(({ shown }) => shown[remote] === version);

/** Key of the limit per address. */
function subjectOf(report: Report): string {
  const what = report.kind === 'vital' ? report.metric : report.kind;
  return `${report.remote}/${report.version} ${what}`;
}

/** Rejects reports from pages of other sites. */
const ownPagesOnly: RequestHandler = (request, response, next) => {
  const site = request.get('Sec-Fetch-Site');
  if (site !== undefined && site !== 'same-origin') return void response.status(403).end();
  next();
};

/**
 * Ignores excess reports with 204, because the page need not know and an error would appear in its
 * console.
 */
function limited(): RequestHandler {
  const limit = new AddressLimit(requestsPerMinute);
  return (request, response, next) => {
    if (limit.admits(networkAddress(request.ip).client)) return next();
    response.status(204).end();
  };
}
