import type { PageModule, RemoteName, RemoteRoute } from '@northcast/shared-contracts/host/remote';
import { fontFaces, fontUrl } from '@northcast/shared-ui/theme/font';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { ServerStyleSheet, version } from 'styled-components';
import type { Navigation } from '../../registry/page-manifest';
import { App } from '../app';
import type { Screen } from '../area/load-page';
import { sessionChanged } from '../store/session-state';
import { createShellStore } from '../store/store';
import { compactMarkup, compactStyles } from './page-styles';
import { serverLibraries } from './server-libraries';

const fontPreload = `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin=""/>`;

/** A remote's page as the server loaded it. */
export interface LoadedPage {
  readonly remote: RemoteName;
  readonly route: RemoteRoute;
  readonly module: PageModule;
  readonly data: unknown;
}

export interface RenderRequest {
  /** Path, with the part of the query that the page shows, if any. */
  readonly pathname: string;
  readonly screen: LoadedPage | 'not-found' | 'loading';
  /** Whether the visitor probably has a session: the navigation of somebody signed in. */
  readonly signedIn: boolean;
  /** Links of all areas. */
  readonly navigation: Navigation;
}

export interface RenderedPage {
  /** Title, meta and preload elements of the page. */
  readonly head: string;
  readonly body: string;
  /** Text of the style element of the page, and its attributes by which the browser's styled-components takes it over. */
  readonly css: string;
  readonly styleAttributes: string;
}

export { fontFaces };

/** What server bundles of areas may `require`, by name. */
export const sharedLibraries = serverLibraries;

/**
 * Renders the whole application for one address, with a store and a style sheet of its own.
 * @throws what the page throws: a boundary would show its panel in a document that says 200
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
          <App shellStore={shellStore} initial={asScreen(screen)} navigation={navigation} />
        </StaticRouter>,
      ),
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // Throwing here would end the process: React calls it outside of everything that could catch it.
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

function asScreen(screen: RenderRequest['screen']): Screen {
  return typeof screen === 'string' ? { kind: screen } : { kind: 'page', ...screen };
}

/** React writes what belongs into the head in front of the markup. */
function splitHead(html: string): { head: string; body: string } {
  const [head = ''] = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}

/** The library would take its own mark as the order to insert all rules again; see `boot/document-styles.ts`. */
function splitStyle(tag: string): Pick<RenderedPage, 'css' | 'styleAttributes'> {
  const [, css = ''] = /^<style [^>]*>([\s\S]*)<\/style>$/.exec(tag) ?? [];
  return { css: compactStyles(css), styleAttributes: `data-page-styles="${version}"` };
}
