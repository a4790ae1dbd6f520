import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageAnswer, RemoteModule } from '@northcast/shared-contracts/host/remote';
import { generatePath, matchPath } from 'react-router-dom';
import type { DocumentRegistry, PublishedRemote } from '../../registry/document-registry.js';
import { anyPath, type PrerenderedPage } from '../../registry/page-document.js';
import type { LiveRegistry } from '../registry/live-registry.js';
import { artefactPath } from '../release/store-layout.js';
import type { Settings } from '../settings.js';
import { loadServerBundle } from './server-bundle.js';
import type { ShellBundle, ShellRender } from './shell-bundle.js';

export interface RouteMatch {
  readonly remote: PublishedRemote;
  readonly path: string;
  readonly prerender: boolean;
  readonly parameters: Readonly<Record<string, string>>;
}

/** A page's markup and what the document says of it. */
export interface RenderedDocument extends ShellRender {
  readonly status: 200 | 404 | 503;
  readonly page: PrerenderedPage;
}

/** The published route of a path; one without parameters wins. */
export function matchRoute(registry: DocumentRegistry, pathname: string): RouteMatch | undefined {
  const matches = registry.remotes.flatMap((remote) =>
    remote.routes.flatMap(({ path: pattern, prerender = false }) => {
      const match = matchPath({ path: pattern, end: true }, pathname);
      if (!match) return [];
      const parameters: Record<string, string> = {};
      for (const [name, value] of Object.entries(match.params)) if (value) parameters[name] = value;
      return [{ remote, path: pattern, prerender, parameters }];
    }),
  );
  return matches.find((match) => !match.path.includes(':')) ?? matches[0];
}

const madeFor = (signedIn: boolean) => (signedIn ? ({ signedIn } as const) : {});

/** Renders pages with the published bundles of shell and remotes. */
export class PageRenderer {
  constructor(
    private readonly settings: Settings,
    private readonly registry: LiveRegistry,
  ) {}

  /** What the page's `load` answers at this moment; undefined for a page that needs nothing. */
  async load(match: RouteMatch): Promise<PageAnswer | undefined> {
    const module = await this.pageModule(match).catch(() => undefined);
    return await module?.load?.({
      origin: this.settings.bffUrl,
      parameters: match.parameters,
      signal: AbortSignal.timeout(3000),
    });
  }

  /**
   * Renders a path; the frame alone where the area is rendered in the browser, and where its server bundle fails or is not what was
   * published: the browser then shows the page, or says what is wrong with it.
   * @param unmatched what a path without a match is: unknown, or perhaps of an area that can't be had at the moment
   */
  async render(
    match: RouteMatch | undefined,
    pathname: string,
    signedIn: boolean,
    answer?: PageAnswer,
    unmatched: 404 | 503 = 404,
  ): Promise<RenderedDocument> {
    if (!match) return await this.renderFrame(pathname, signedIn, unmatched);
    if (!match.prerender) return await this.renderFrame(pathname, signedIn, 200);
    try {
      return await this.renderPage(match, pathname, signedIn, answer);
    } catch (error) {
      const { name, version } = match.remote;
      process.stderr.write(`${name} ${version} can't render ${pathname} here: ${error}\n`);
      return await this.renderFrame(pathname, signedIn, 200);
    }
  }

  private async renderFrame(
    pathname: string,
    signedIn: boolean,
    status: 200 | 404 | 503,
  ): Promise<RenderedDocument> {
    const shell = await this.shellBundle();
    const kind = status === 404 ? 'not-found' : 'loading';
    const page = { remote: null, version: null, pathname, kind, ...madeFor(signedIn) } as const;
    return { ...(await shell.render({ pathname, screen: kind, signedIn })), page, status };
  }

  private async renderPage(
    match: RouteMatch,
    pathname: string,
    signedIn: boolean,
    answer?: PageAnswer,
  ): Promise<RenderedDocument> {
    const shell = await this.shellBundle();
    const { name, version } = match.remote;
    const route = await this.route(match);
    const module = await route.load();
    const screen = { remote: name, route, module, data: answer?.data };
    // The page of what does not exist serves many addresses, and is rendered at the one that was asked for.
    const shownAt = pathname === anyPath ? generatePath(match.path, match.parameters) : pathname;
    return {
      ...(await shell.render({ pathname: shownAt, screen, signedIn })),
      status: answer?.status ?? 200,
      page: {
        remote: name,
        version,
        pathname,
        kind: 'page',
        ...madeFor(signedIn),
        ...(answer ? { data: answer.data } : {}),
      },
    };
  }

  private async pageModule(match: RouteMatch) {
    return await (await this.route(match)).load();
  }

  private async route({ remote, path: pattern }: RouteMatch) {
    const release = await this.registry.release(remote.name, remote.version);
    const file = release.prerender;
    if (!file) throw new Error(`${remote.name} ${remote.version} has no server bundle`);
    const bundle = (await loadServerBundle(
      path.join(artefactPath(this.settings.storeFolder, remote.name, remote.version), file),
      release.files[file]?.integrity ?? '',
    )) as RemoteModule;
    const route = bundle.routes.find((each) => each.path === pattern);
    if (!route) throw new Error(`${remote.name} ${remote.version} has no page for ${pattern}`);
    return route;
  }

  private async shellBundle(): Promise<ShellBundle> {
    const folder = this.settings.shellFolder;
    const release = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as {
      files: Record<string, { integrity: string }>;
    };
    const integrity = release.files['server.cjs']?.integrity ?? '';
    return (await loadServerBundle(path.join(folder, 'server.cjs'), integrity)) as ShellBundle;
  }
}
