import express, { type Router } from 'express';
import type { RunningParts } from '../deployed/misfits.js';
import { FailingVersions } from '../documents/failing-versions.js';
import { withdrawFailing } from '../documents/withdraw-failing.js';
import { sendPlainPage } from '../errors/plain-page.js';
import type { LiveRegistry } from '../registry/live-registry.js';
import { registryFor } from '../registry/registry-for.js';
import type { Settings } from '../settings.js';
import { beaconRoutes } from '../telemetry/beacon-routes.js';
import { CanaryGuard } from '../telemetry/canary-guard.js';
import { LoadStatistics } from '../telemetry/load-statistics.js';
import { PolicyReports } from '../telemetry/policy-reports.js';
import { VitalStatistics } from '../telemetry/vital-statistics.js';
import { VoteLedger } from '../telemetry/vote-ledger.js';
import { previewRoutes } from './preview-routes.js';
import { releaseOverview } from './release-overview.js';
import { renderReleases } from './releases-page.js';
import { requireOperator } from './require-operator.js';

const warn = (text: string) => void process.stderr.write(`${text}\n`);

/**
 * Milliseconds covered by web vitals: a day, because visits are fewer than loads and nothing reacts
 * to them automatically.
 */
const vitalsWindow = 24 * 60 * 60 * 1000;

/**
 * All routes under `/releases/` and the operators' page. Also ends failing canaries and withdraws
 * versions whose server code fails.
 * @param stopped ends the watch of canaries; without it the watch runs as long as the process
 */
export function releaseRoutes(
  settings: Settings,
  registry: LiveRegistry,
  failing = new FailingVersions(),
  stopped?: AbortSignal,
  deployed: RunningParts = { shell: null, bff: null },
): Router {
  const { storeFolder: store, release } = settings;
  const statistics = new LoadStatistics(release.window);
  const vitals = new VitalStatistics(vitalsWindow);
  const policyReports = new PolicyReports();
  const ledger = new VoteLedger(store, release.canary.votesPerNetwork, warn);
  const guard = new CanaryGuard(store, registry, ledger, release.canary, warn);
  guard.watch();
  withdrawFailing(store, registry, failing, guard, warn);
  stopped?.addEventListener('abort', () => guard.stop());
  const router = express.Router();

  router.get('/releases/registry.json', async (request, response) => {
    const manifest = await registryFor(registry, request, response);
    response.set({ 'Cache-Control': 'no-store', Vary: 'Cookie' });
    // A tab checks for releases; usually there is none.
    if (request.query['have'] === String(manifest.revision)) response.status(204).end();
    else response.json(manifest);
  });
  router.use(beaconRoutes({ registry, statistics, vitals, ledger, guard, policyReports }));
  router.use(previewRoutes(registry));
  router.get('/_releases', requireOperator(settings), async (request, response) => {
    const overview = await releaseOverview({
      store,
      registry,
      deployed,
      statistics,
      vitals,
      policyReports,
      failing,
      guard,
    });
    if (request.accepts(['html', 'json']) === 'json') {
      response.set('Cache-Control', 'no-store').json(overview);
      return;
    }
    sendPlainPage(response, { title: 'Releases', body: renderReleases(overview) });
  });
  return router;
}
