import { useLiveUpdates } from '@northcast/order-ui/live/use-live-updates';
import { useUserId } from '@northcast/order-ui/use-user-id';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { SessionEnd } from '../calls/call-failure';
import { PaletteProvider } from '../palette/palette-provider';
import { RoleGate, SetUpGate } from '../role/role-gate';
import { StepUpProvider } from '../second-factor/step-up';
import { Drawer } from './drawer';
import { Guard } from './guard';
import { PaletteBarButton, PaletteBox } from './palette-buttons';
import { Sidebar } from './sidebar';

/**
 * Keeps the footer below the first screen while the content loads, so that no layout shift is
 * visible.
 */
const Outer = styled.div`
  min-height: 100svh;
`;

const Frame = styled.div`
  ${media.lg} {
    display: grid;
    grid-template-columns: ${theme.size.sm} minmax(0, 1fr);
  }
`;

const Side = styled.div`
  display: none;

  ${media.lg} {
    position: sticky;
    top: ${theme.size.bar};
    display: flex;
    height: calc(100dvh - ${theme.size.bar});
    border-inline-end: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
  }
`;

const Content = styled.div`
  min-width: 0;
  padding: ${theme.space[5]} ${theme.space[4]} ${theme.space[7]};

  ${media.lg} {
    padding-inline: ${theme.space[6]};
  }
`;

/** Refetches data that others change while a team member is signed in. */
function Live() {
  useLiveUpdates(useUserId());
  return null;
}

/**
 * The layout of the panel's pages: guard, sidebar and page. It stays mounted between pages; an open
 * drawer, palette or confirmation does not outlast its page.
 */
export function AdminLayout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Outer>
      <Guard>
        <SessionEnd>
          <Live />
          <StepUpProvider>
            <PaletteProvider>
              <Frame>
                <Side>
                  <Sidebar search={<PaletteBox />} />
                </Side>
                <PaletteBarButton />
                <Drawer key={pathname} />
                <Content>
                  <SetUpGate>{children}</SetUpGate>
                </Content>
              </Frame>
            </PaletteProvider>
          </StepUpProvider>
        </SessionEnd>
      </Guard>
    </Outer>
  );
}

/**
 * A page for the roles that may open it. Within the page, since the page that is left stays until
 * the next one has loaded: the layout has the address of the next one already.
 */
export const gated = (Page: ComponentType): ComponentType =>
  function GatedPage() {
    return (
      <RoleGate>
        <Page />
      </RoleGate>
    );
  };
