import { createHash, timingSafeEqual } from 'node:crypto';
import express, { type Request, type RequestHandler, type Router } from 'express';
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

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Allows operators: requests from this machine, or with the token as the password of Basic
 * authentication. Without a configured token the page does not exist for other machines.
 */
function requireOperator({ publicUrl, release: { token } }: Settings): RequestHandler {
  const isPublic = !isLoopback(new URL(publicUrl).host);
  return (request, response, next) => {
    if (!isPublic && isOnThisMachine(request)) return next();
    if (token === undefined) return next('route');
    const [, given = ''] = /^Basic (.+)$/.exec(request.get('Authorization') ?? '') ?? [];
    const password = Buffer.from(given, 'base64')
      .toString('utf8')
      .replace(/^[^:]*:/, '');
    if (timingSafeEqual(digest(password), digest(token))) return next();
    response.status(401).set('WWW-Authenticate', 'Basic realm="Releases", charset="UTF-8"');
    response.set('Cache-Control', 'no-store').type('text/plain').send('Unauthorized\n');
  };
}

/**
 * Whether the request comes from this machine and not through a proxy on it. A proxy may not
 * identify itself, but then it forwards the requested host, or the site has a public address. Only
 * loopback names are accepted as host, to prevent DNS rebinding.
 */
function isOnThisMachine({ headers, socket }: Request): boolean {
  const hasCome = Object.keys(headers).some((name) =>
    /^(x-forwarded(-.*)?|forwarded|via|x-real-ip)$/.test(name),
  );
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  return isLocal && !hasCome && isLoopback(headers.host ?? '');
}

/** @param host host name with optional port */
const isLoopback = (host: string) =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i.test(host);
