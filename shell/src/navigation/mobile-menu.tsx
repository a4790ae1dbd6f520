import { IconFrame } from '@northcast/shared-ui/icon/icon-frame';
import { close, menu } from '@northcast/shared-ui/icon/strokes';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import { createGlobalStyle, css, styled } from 'styled-components';
import { leaveThroughServer } from '../session/leave';
import type { ShellStore } from '../store/store';
import { AccountButtons } from './account-buttons';
import { LinkList, NavigationItems } from './link-list';
import { barHeight, inBar } from './navigation-styles';
import { useDisclosure } from './use-disclosure';

/** Prevents the page behind the open menu from scrolling, without JavaScript. */
const ScrollLock = createGlobalStyle`
  html:has(details[data-mobile-menu][open]) {
    overflow: hidden;
    ${media.lg} { overflow: visible; }
  }
`;

const Details = styled.details`
  ${inBar(css`
    display: none;
  `)}
  & > summary {
    display: grid;
    place-items: center;
    width: ${theme.size.control};
    height: ${theme.size.control};
    margin-inline-end: -${theme.space[3]};
    border-radius: ${theme.radius.sm};
    color: ${theme.color.ink};
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  [data-when='open'],
  &[open] [data-when='closed'] {
    display: none;
  }
  &[open] [data-when='open'] {
    display: block;
  }
`;

const Panel = styled.nav`
  position: absolute;
  inset: 100% 0 auto;
  height: calc(100dvh - ${barHeight} - 1px);
  display: flex;
  flex-direction: column;
  gap: ${theme.space[5]};
  padding: ${theme.space[4]};
  overflow-y: auto;
  background: ${theme.color.canvas};
`;

/** The navigation below the large-screen breakpoint. Signing out here is always a navigation. */
export function MobileMenu({ shellStore }: { readonly shellStore: ShellStore }) {
  return (
    <Details data-mobile-menu="" {...useDisclosure()}>
      <ScrollLock />
      <summary>
        <VisuallyHidden>Menu</VisuallyHidden>
        <span data-when="closed">
          <IconFrame strokes={menu} />
        </span>
        <span data-when="open">
          <IconFrame strokes={close} />
        </span>
      </summary>
      <Panel aria-label="Menu">
        <LinkList search={<NavigationItems place="search" />} />
        <AccountButtons leave={() => leaveThroughServer(shellStore)} />
      </Panel>
    </Details>
  );
}
