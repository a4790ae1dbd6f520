import { SkipLink } from '@northcast/shared-ui/skip-link/skip-link';
import { GlobalStyle } from '@northcast/shared-ui/theme/global-style';
import { theme } from '@northcast/shared-ui/theme/theme';
import { styled } from 'styled-components';
import { Area } from './area/area';
import type { Screen } from './area/load-page';
import { Footer } from './footer/footer';
import { HostProvider } from './host/host-provider';
import { Navigation } from './navigation/navigation';
import { OrderSlot } from './order/order-slot';
import { NoticeStyle } from './prerender/notice-style';
import { PreviewSlot } from './remotes/preview-slot';
import { SessionKeeper } from './session/session-keeper';
import type { ShellStore } from './store/store';
import { ToastSlot } from './toast/toast-slot';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  background: ${theme.color.canvas};
`;

const mainId = 'main';

interface AppProps {
  readonly shellStore: ShellStore;
  readonly initial: Screen;
}

/** The whole page; the router stands around it. */
export function App({ shellStore, initial }: AppProps) {
  return (
    <>
      {/* The server puts them into every document, where they stay; only the documents of `npm run dev` have none. */}
      {(typeof document === 'undefined' || process.env['NODE_ENV'] === 'development') && (
        <>
          <GlobalStyle />
          <NoticeStyle />
        </>
      )}
      <HostProvider shellStore={shellStore}>
        <SessionKeeper shellStore={shellStore} />
        <SkipLink target={mainId} />
        <Page>
          <Navigation />
          <main id={mainId} tabIndex={-1}>
            <Area initial={initial} shellStore={shellStore} />
          </main>
          <Footer />
        </Page>
        <OrderSlot shellStore={shellStore} />
        <ToastSlot shellStore={shellStore} />
        <PreviewSlot />
      </HostProvider>
    </>
  );
}
