import { startCanary } from '@northcast/release/commands/canary';
import express from 'express';
import supertest from 'supertest';
import type { PageManifest } from '../../registry/page-manifest.js';
import { LiveRegistry } from '../registry/live-registry.js';
import { releaseRoutes } from '../releases-page/release-routes.js';
import { issueVoteToken } from '../votes/vote-token.js';
import { newInstallation, team } from './installation.js';
import { until } from './until.js';

type Installation = Awaited<ReturnType<typeof newInstallation>>;
export type Server = ReturnType<typeof serve>;

let stopped = new AbortController();
afterEach(() => {
  stopped.abort();
  stopped = new AbortController();
});

/**
 * The release routes of a shell server on a store. Clients send their address as if through a
 * proxy.
 */
export function serve(installation: Installation) {
  const registry = new LiveRegistry(installation.settings, () => undefined);
  const app = express();
  app.set('trust proxy', true);
  app.use(releaseRoutes(installation.settings, registry, undefined, stopped.signal));
  return { agent: supertest(app), registry };
}

export async function installationWithTwoVersions() {
  const installation = await newInstallation();
  for (const version of ['1.0.0', '1.1.0']) await installation.publish('mf-admin', version);
  await installation.promote('mf-admin', '1.0.0');
  return installation;
}

export const overviewOf = async ({ agent }: Server) => {
  const { body } = await agent.get('/_releases').set('Accept', 'application/json').expect(200);
  return body;
};
export const areaOf = async (server: Server) =>
  (await overviewOf(server)).remotes.find((each: { remote: string }) => each.remote === 'mf-admin');

/** The vote token of a document that shows the version. */
export async function tokenFor({ registry }: Server, version: string): Promise<string> {
  const remotes = [{ name: 'mf-admin', version }] as unknown as PageManifest['remotes'];
  return issueVoteToken(await registry.voteSecret(), { remotes });
}

interface VisitReport {
  readonly address: string;
  readonly version: string;
  /** `ok`, a load failure, or a run-time failure. */
  readonly outcome: string;
  readonly token?: string;
}

const isLater = (outcome: string) => ['error', 'rejection', 'api'].includes(outcome);

export async function tell(
  server: Server,
  { address, version, outcome, token }: VisitReport,
): Promise<void> {
  const what = { remote: 'mf-admin', version };
  const report = isLater(outcome)
    ? { ...what, kind: 'failure', failure: outcome }
    : { ...what, kind: 'load', outcome, milliseconds: 90 };
  await server.agent
    .post('/releases/beacon')
    .set('X-Forwarded-For', address)
    .send(
      JSON.stringify({ tokens: [token ?? (await tokenFor(server, version))], reports: [report] }),
    )
    .expect(204);
}

/** Visitors, each from its own network. */
export async function visitors(
  server: Server,
  version: string,
  outcomes: readonly string[],
  first = 1,
): Promise<void> {
  for (const [index, outcome] of outcomes.entries())
    await tell(server, { address: `10.${first + index}.0.1`, version, outcome });
}

export const many = (count: number, outcome: string) => Array<string>(count).fill(outcome);
export const canaryOf = async ({ registry }: Server) =>
  (await registry.pointers())?.remotes['mf-admin']?.canary;

export async function running(share = 50) {
  const installation = await installationWithTwoVersions();
  await startCanary(installation.store, 'mf-admin', '1.1.0', share, team);
  return { installation, server: serve(installation), store: installation.store };
}

/** Resolves when the registry has no canary, a moment after the deciding vote. */
export const isEnded = (server: Server) => until(async () => (await canaryOf(server)) === null);
