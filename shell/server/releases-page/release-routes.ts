import express, { type Router } from 'express';
import { beaconRoutes } from '../beacon/beacon-routes.js';
import { CanaryGuard } from '../beacon/canary-guard.js';
import { LoadStatistics } from '../beacon/load-statistics.js';
import { PolicyReports } from '../beacon/policy-reports.js';
import { VitalStatistics } from '../beacon/vital-statistics.js';
import type { LiveRegistry } from '../registry/live-registry.js';
import { registryFor } from '../registry/visitor.js';
import type { Settings } from '../settings.js';
import { maySeeReleases } from './may-see-releases.js';
import { sendPlainPage } from './plain-page.js';
import { previewRoutes } from './preview-routes.js';
import { releaseOverview } from './release-overview.js';
import { renderReleases } from './releases-page.js';

const warn = (text: string) => void process.stderr.write(`${text}\n`);

/** Visits are fewer than loads and nothing acts on their figures by itself: a day, in milliseconds. */
const vitalsWindow = 24 * 60 * 60 * 1000;

/** Everything under `/releases/` and the operators' page. */
export function releaseRoutes(settings: Settings, registry: LiveRegistry): Router {
  const { storeFolder: store, release } = settings;
  const statistics = new LoadStatistics(release.window);
  const vitals = new VitalStatistics(vitalsWindow);
  const policyReports = new PolicyReports();
  const guard = new CanaryGuard(store, registry, statistics, release, warn);
  const { loadsPerAddress } = release;
  const router = express.Router();

  router.get('/releases/registry.json', async (request, response) => {
    const document = await registryFor(registry, request, response);
    response.set({ 'Cache-Control': 'no-store', Vary: 'Cookie' }).json(document);
  });
  router.use(beaconRoutes({ registry, statistics, vitals, guard, policyReports, loadsPerAddress }));
  router.use(previewRoutes(store, registry));
  router.get('/_releases', maySeeReleases(release.token), async (request, response) => {
    const overview = await releaseOverview({ store, registry, statistics, vitals, policyReports });
    if (request.accepts(['html', 'json']) === 'json') {
      response.set('Cache-Control', 'no-store').json(overview);
      return;
    }
    sendPlainPage(response, { title: 'Releases', body: renderReleases(overview) });
  });
  return router;
}
