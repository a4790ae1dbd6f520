import type { PageModule, RemoteName, RemoteRoute } from '@northcast/shared-contracts/host/remote';
import { fontFaces, fontUrl } from '@northcast/shared-ui/theme/font';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { ServerStyleSheet, version } from 'styled-components';
import type { Navigation } from '../../registry/page-manifest';
import { App } from '../app';
import type { RouteState } from '../area/load-page';
import { sessionChanged } from '../store/shell-state';
import { createShellStore } from '../store/store';
import { compactMarkup, compactStyles } from './page-styles';
import { serverLibraries } from './server-libraries';

const fontPreload = `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin=""/>`;

/** A remote's page, loaded on the server. */
export interface LoadedPage {
  readonly remote: RemoteName;
  readonly route: RemoteRoute;
  readonly module: PageModule;
  readonly data: unknown;
}

export interface RenderRequest {
  /** Path, with the query parameters that the page renders, if any. */
  readonly pathname: string;
  readonly screen: LoadedPage | 'not-found' | 'loading';
  /** Whether the visitor probably has a session; decides which navigation is rendered. */
  readonly signedIn: boolean;
  /** Links of all remotes. */
  readonly navigation: Navigation;
}

export interface RenderedPage {
  /** Title, meta and preload elements of the page. */
  readonly head: string;
  readonly body: string;
  /**
   * Content of the page's style element, and its attributes, with which styled-components adopts it
   * in the browser.
   */
  readonly css: string;
  readonly styleAttributes: string;
}

export { fontFaces };

/** Modules that a remote's server bundle may `require`, by name. */
export const sharedLibraries = serverLibraries;

/**
 * Renders the whole application for one address, with its own store and style sheet.
 * @throws what the page throws: otherwise the error boundary would render its panel with status 200
 */
export async function render({
  pathname,
  screen,
  signedIn,
  navigation,
}: RenderRequest): Promise<RenderedPage> {
  const shellStore = createShellStore();
  if (signedIn) shellStore.store.dispatch(sessionChanged({ status: 'unknown' }));
  const sheet = new ServerStyleSheet();
  const errors: unknown[] = [];
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StaticRouter location={pathname}>
          <App shellStore={shellStore} initial={asRouteState(screen)} navigation={navigation} />
        </StaticRouter>,
      ),
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // Throwing here would end the process, because React calls it outside any try block.
        onError: (error) => void errors.push(error),
      },
    );
    if (errors.length > 0) throw errors[0];
    const html = await new Response(prelude).text();
    const { head, body } = splitHead(html);
    const style = splitStyle(sheet.getStyleTags());
    return { head: `${head}${fontPreload}`, body: compactMarkup(body, style.css), ...style };
  } finally {
    sheet.seal();
  }
}

function asRouteState(screen: RenderRequest['screen']): RouteState {
  return typeof screen === 'string' ? { kind: screen } : { kind: 'page', ...screen };
}

/** React writes the elements of the head before the markup. */
function splitHead(html: string): { head: string; body: string } {
  const [head = ''] = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}

/**
 * Replaces the library's own attribute, which would make it insert all rules again; see
 * `boot/document-styles.ts`.
 */
function splitStyle(tag: string): Pick<RenderedPage, 'css' | 'styleAttributes'> {
  const [, css = ''] = /^<style [^>]*>([\s\S]*)<\/style>$/.exec(tag) ?? [];
  return { css: compactStyles(css), styleAttributes: `data-page-styles="${version}"` };
}
