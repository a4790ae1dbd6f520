import { Icon } from '@northcast/shared-ui/icon/icon';
import { IconButton } from '@northcast/shared-ui/icon-button/icon-button';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import { useRef } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { BarButton } from './bar-button';
import { Sidebar } from './sidebar';

/** Stops the page behind from scrolling while the drawer is open. */
const ScrollLock = createGlobalStyle`
  html:has(dialog[data-admin-drawer][open]) {
    overflow: hidden;
  }
`;

/** The last item of the bar, where other pages have their menu. */
const Opener = styled(BarButton)`
  right: ${theme.space[2]};
`;

const Panel = styled.dialog`
  position: fixed;
  inset: 0 auto 0 0;
  width: min(${theme.size.md}, 86vw);
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  border-inline-end: 1px solid ${theme.color.line};
  background: ${theme.color.raised};
  color: ${theme.color.text};

  flex-direction: column;
  translate: -100%;

  &[open] {
    display: flex;
    translate: 0;

    @starting-style {
      translate: -100%;
    }
  }

  &::backdrop {
    background: ${theme.color.overlay};
    opacity: 0;
  }

  &[open]::backdrop {
    opacity: 1;

    @starting-style {
      opacity: 0;
    }
  }

  /* Stays on top until the closing animation ends. */
  ${media.motion} {
    &,
    &::backdrop {
      transition:
        translate ${theme.motion.base} ${theme.motion.ease},
        opacity ${theme.motion.base},
        display ${theme.motion.base} allow-discrete,
        overlay ${theme.motion.base} allow-discrete;
    }
  }
`;

const Close = styled.div`
  position: absolute;
  inset: ${theme.space[3]} ${theme.space[3]} auto auto;
`;

/** The sidebar on narrow screens: a modal drawer on the left. */
export function Drawer() {
  const panel = useRef<HTMLDialogElement>(null);
  const open = () => {
    panel.current?.showModal();
    // Focus the current page's link. A focused first link would look selected too.
    panel.current?.querySelector<HTMLElement>('[aria-current=page]')?.focus();
  };
  const close = () => panel.current?.close();
  return (
    <>
      <ScrollLock />
      <Opener type="button" aria-haspopup="dialog" onClick={open}>
        <VisuallyHidden>Admin Panel</VisuallyHidden>
        <Icon name="menu" />
      </Opener>
      <Panel
        ref={panel}
        data-admin-drawer=""
        aria-label="Admin Panel"
        onClick={(event) => {
          if (event.target === event.currentTarget) close();
        }}
      >
        <Close>
          <IconButton icon="close" label="Close menu" onClick={close} />
        </Close>
        <Sidebar onChoose={close} />
      </Panel>
    </>
  );
}
