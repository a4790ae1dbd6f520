import { usePageData } from '@northcast/shared-contracts/host/host';
import type { PageModule, PageRequest, RemoteRoute } from '@northcast/shared-contracts/host/remote';
import { trustedMarkup } from '@northcast/shared-ui/prose/trusted-markup';
import { matchPath, useLocation } from 'react-router-dom';
import { documentMarkup } from './document-markup';
import { type AttachBehavior, StaticFrame } from './static-frame';

interface StaticPageOptions {
  readonly attachBehavior?: AttachBehavior;
  /** Whether the page rendered with these data needs no code of its own. Default: always. */
  readonly isStatic?: (data: unknown) => boolean;
}

const always = () => true;

/**
 * Route of a page that consists of text, links and order buttons. If the document contains its
 * markup, the markup stays and the page's code is not loaded. Navigation from another page loads
 * the code.
 */
export function serverMarkupRoute(
  path: string,
  importPage: () => Promise<PageModule>,
  { attachBehavior, isStatic = always }: StaticPageOptions = {},
): RemoteRoute {
  const load = async (): Promise<PageModule> => {
    const markup = markupOf(path);
    if (markup !== undefined) {
      const Page = pageOfDocument(markup, attachBehavior);
      // Called for another page of this route only.
      return { Page, prefetch: async (parameters) => (await importPage()).prefetch?.(parameters) };
    }
    const { Page: Content, load: read, ...module } = await importPage();
    function Page() {
      const { pathname } = useLocation();
      const isKept = isStatic(usePageData()) && typeof document === 'undefined';
      return (
        <StaticFrame name={isKept ? pathname : undefined} attachBehavior={attachBehavior}>
          <Content />
        </StaticFrame>
      );
    }
    return { ...module, Page, ...(read ? { load: loadForMarkup(read, isStatic) } : {}) };
  };
  return { path, load };
}

/** Only for the current page, not for one being prefetched. */
function markupOf(path: string): string | undefined {
  if (typeof document === 'undefined' || !matchPath(path, location.pathname)) return undefined;
  return documentMarkup(location.pathname);
}

/** Keeps the data out of the document of a static page, whose markup already shows them. */
const loadForMarkup =
  (load: NonNullable<PageModule['load']>, isStatic: (data: unknown) => boolean) =>
  async (request: PageRequest) => {
    const answer = await load(request);
    if (!isStatic(answer.data)) return answer;
    // Only the server calls this `load`, so the browser never needs the import.
    const { withoutData } = await import('./without-data');
    return await withoutData(answer);
  };

function pageOfDocument(html: string, attachBehavior: AttachBehavior | undefined) {
  const { pathname } = location;
  const { title } = document;
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
  const markup = trustedMarkup(html);
  return function Page() {
    return (
      <>
        <title>{title}</title>
        <meta name="description" content={description} />
        <StaticFrame name={pathname} markup={markup} attachBehavior={attachBehavior} />
      </>
    );
  };
}
