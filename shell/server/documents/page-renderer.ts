import path from 'node:path';
import type { RenderedMarkup, RenderedPage } from '@northcast/release/sandbox/messages';
import { RenderSandbox } from '@northcast/release/sandbox/render-sandbox';
import { artefactPath } from '@northcast/release/store/store-layout';
import type { PrerenderedPage } from '../../registry/page-document.js';
import { cachedRead } from '../cached-read.js';
import { shellFit } from '../deployed/misfits.js';
import type { LiveRegistry } from '../registry/live-registry.js';
import type { Settings } from '../settings.js';
import { bffApi } from './bff-api.js';
import type { RouteMatch } from './match-route.js';
import { type InstalledShell, type PageFrame, readShell, readVerified } from './shell-bundle.js';

/** Markup of a page with its document metadata. */
export interface RenderedDocument extends RenderedMarkup {
  readonly status: 200 | 404 | 503;
  /** Font rules for all pages, in a separate style element. */
  readonly fontFaces: string;
  readonly page: PrerenderedPage;
  /** Data of the page for structured data, if it differs from `page.data`. */
  readonly shown?: unknown;
  /** JSON of `page.data`; undefined for a page without data. */
  readonly data?: string;
}

/** Markup with its cache key. The same key means the same markup, until its data changes. */
export interface Markup {
  readonly key: string;
  readonly rendered: RenderedDocument;
}

/** A page of a remote, to be rendered for a visitor. */
export interface PageToRender {
  readonly match: RouteMatch;
  /** Path to render, embedded in the document. */
  readonly pathname: string;
  /** With its question mark if the markup depends on it, otherwise empty. */
  readonly query: string;
  readonly frame: PageFrame;
}

/** Timeout of a page as a multiple of its CPU time limit. */
const waitingFactor = 5;
/** Minimum timeout of a page in milliseconds: more than it may wait for its data. */
const leastTimeout = 5000;

const madeFor = ({ signedIn }: PageFrame) => (signedIn ? ({ signedIn } as const) : {});

/** Renders pages of remotes in sandboxed processes, and pages without a remote in this process. */
export class PageRenderer {
  private readonly sandbox: RenderSandbox;
  private readonly requireFit: ReturnType<typeof shellFit>;
  private readonly installedShell: () => Promise<InstalledShell>;

  /** @param onLateFailure called when a remote's code fails after its page was rendered */
  constructor(
    private readonly settings: Settings,
    private readonly registry: LiveRegistry,
    onLateFailure: (remote: string, version: string, reason: string) => void,
  ) {
    this.requireFit = shellFit(settings.shellFolder);
    this.installedShell = cachedRead(() => readShell(settings.shellFolder));
    const { processorTime, memory, processes, priority = 'low' } = settings.rendering;
    this.sandbox = new RenderSandbox({
      fetchApi: bffApi(settings.bffUrl),
      limits: {
        processorTime,
        memory,
        priority,
        pageTimeout: Math.max(leastTimeout, waitingFactor * processorTime),
      },
      mostProcesses: processes,
      onLateFailure: (key, reason) => {
        const [remote = '', version = ''] = key.split(' ');
        onLateFailure(remote, version, reason);
      },
    });
  }

  /** Identifies the content of the shell's server build. */
  async shellBuild(): Promise<string> {
    return (await this.installedShell()).integrity;
  }

  /** Renders the frame alone: for client-rendered pages and unknown addresses. */
  async frame(
    pathname: string,
    frame: PageFrame,
    status: 200 | 404 | 503,
  ): Promise<RenderedDocument> {
    const { bundle } = await this.installedShell();
    const kind = status === 404 ? 'not-found' : 'loading';
    const rendered = await bundle.render({ ...frame, pathname, screen: kind });
    const page = { remote: null, version: null, pathname, kind, ...madeFor(frame) } as const;
    return { ...rendered, page, status, fontFaces: bundle.fontFaces };
  }

  /**
   * Renders a page with its remote's server bundle.
   * @param known JSON data of an earlier rendering
   * @returns null if the page's data equals `known`
   * @throws RenderFailure when the remote's code fails; another Error when it is unavailable
   */
  async page(
    { match, pathname, query, frame }: PageToRender,
    known?: string,
  ): Promise<RenderedDocument | null> {
    const { name, version } = match.remote;
    const shell = await this.installedShell();
    const page = await this.sandbox.render(
      `${name} ${version} ${shell.integrity}`,
      async () => ({ name, shell: shell.code, area: await this.serverCode(name, version) }),
      {
        route: match.path,
        pathname: `${pathname}${query}`,
        parameters: match.parameters,
        frame,
        ...(known === undefined ? {} : { known }),
      },
    );
    return (
      page && {
        ...asDocument(page, { remote: name, version, pathname, kind: 'page', ...madeFor(frame) }),
        fontFaces: shell.bundle.fontFaces,
      }
    );
  }

  private async serverCode(name: string, version: string): Promise<string> {
    const release = await this.registry.release(name, version);
    await this.requireFit(release);
    const file = release.prerender;
    if (!file) throw new Error(`${name} ${version} has no server bundle`);
    const folder = artefactPath(this.settings.storeFolder, name, version);
    return await readVerified(path.join(folder, file), release.files[file]?.integrity ?? '');
  }
}

function asDocument(
  { status, data, shown, ...markup }: RenderedPage,
  page: PrerenderedPage,
): Omit<RenderedDocument, 'fontFaces'> {
  const { head, body, css, styleAttributes } = markup;
  return {
    head,
    body,
    css,
    styleAttributes,
    status,
    page: data === null ? page : { ...page, data: JSON.parse(data) as unknown },
    ...(data === null ? {} : { data }),
    ...(shown === null ? {} : { shown: JSON.parse(shown) as unknown }),
  };
}
