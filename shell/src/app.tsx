import { SkipLink } from '@northcast/shared-ui/skip-link/skip-link';
import { FontFaces, GlobalStyle } from '@northcast/shared-ui/theme/global-style';
import { theme } from '@northcast/shared-ui/theme/theme';
import { styled } from 'styled-components';
import type { Navigation as Links } from '../registry/page-manifest';
import type { RouteState } from './area/load-page';
import { NoticeStyle } from './area/notice-style';
import { RemoteOutlet } from './area/remote-outlet';
import { Footer } from './footer/footer';
import { HostProvider } from './host/host-provider';
import { Navigation } from './navigation/navigation';
import { NavigationLinks } from './navigation/navigation-links';
import { OrderSlot } from './order/order-slot';
import { PreviewSlot } from './remotes/preview-slot';
import { SessionSync } from './session/session-sync';
import type { ShellStore } from './store/store';
import { ToastSlot } from './toast/toast-slot';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  background: ${theme.color.canvas};
`;

interface AppProps {
  readonly shellStore: ShellStore;
  readonly initial: RouteState;
  /** Navigation links embedded in the document. */
  readonly navigation: Links;
}

/** The whole page. Must be rendered inside a router. */
export function App({ shellStore, initial, navigation }: AppProps) {
  return (
    <>
      {process.env['NODE_ENV'] === 'development' && <FontFaces />}
      {/* The server adds these styles to every document. Only the documents of `npm run dev` lack
          them. */}
      {(typeof document === 'undefined' || process.env['NODE_ENV'] === 'development') && (
        <>
          <GlobalStyle />
          <NoticeStyle />
        </>
      )}
      <HostProvider shellStore={shellStore}>
        <SessionSync shellStore={shellStore} />
        <SkipLink />
        <NavigationLinks initial={navigation}>
          <Page>
            <Navigation shellStore={shellStore} />
            <main id="main" tabIndex={-1}>
              <RemoteOutlet initial={initial} shellStore={shellStore} />
            </main>
            <Footer />
          </Page>
        </NavigationLinks>
        <OrderSlot shellStore={shellStore} />
        <ToastSlot shellStore={shellStore} />
        <PreviewSlot />
      </HostProvider>
    </>
  );
}
