import { useBothRefs } from '@northcast/shared-ui/dialog/both-refs';
import { innerGutter } from '@northcast/shared-ui/layout/gutter';
import { media } from '@northcast/shared-ui/theme/media';
import { scrollEdges } from '@northcast/shared-ui/theme/scroll-edges';
import { theme } from '@northcast/shared-ui/theme/theme';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const rise = keyframes`
  from {
    opacity: 0;
    translate: 0 1rem;
  }
`;

const slide = keyframes`
  from {
    opacity: 0;
    translate: 2rem 0;
  }
`;

export const DialogOverlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.overlay};
  background: ${theme.color.overlay};
  animation: ${appear} ${theme.motion.base};
`;

export const DialogContent = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${theme.layer.dialog};
  display: flex;
  flex-direction: column;
  height: calc(100dvh - ${theme.space[5]});
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg} ${theme.radius.lg} 0 0;
  background: ${theme.color.raised};
  box-shadow: ${theme.elevation.high};
  animation: ${rise} ${theme.motion.base} ${theme.motion.ease};

  &:focus {
    outline: none;
  }

  &[data-size='sm'] {
    height: auto;
  }

  & > form {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
  }

  ${media.md} {
    inset: 0;
    width: 34rem;
    max-width: calc(100vw - ${theme.space[6]});
    height: fit-content;
    max-height: 92dvh;
    /* Aligned to the top, so that the heading does not move when the content grows. */
    margin: 4dvh auto auto;
    border-radius: ${theme.radius.lg};

    &[data-size='sm'] {
      width: 26rem;
      height: fit-content;
      margin-top: 18dvh;
    }

    &[data-size='lg'] {
      width: 46rem;
    }

    &[data-size='drawer'] {
      inset: 0 0 0 auto;
      width: 46rem;
      height: 100dvh;
      max-height: none;
      margin: 0;
      border-block: 0;
      border-inline-end: 0;
      border-radius: ${theme.radius.lg} 0 0 ${theme.radius.lg};
      animation-name: ${slide};
    }
  }

  /* Heading and buttons scroll with the content, except in a drawer, which is navigated by them. */
  ${media.low} {
    &:not([data-size='drawer']) {
      overflow-y: auto;
      overscroll-behavior: contain;

      & > form {
        flex: none;
      }
    }
  }
`;

export const DialogHeader = styled.div`
  display: grid;
  /* Breaks long words and addresses, so that the close button stays visible. */
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[1]} ${theme.space[4]};
  align-items: start;
  overflow-wrap: anywhere;
  padding: ${theme.space[5]} ${innerGutter} ${theme.space[4]};

  h2 {
    font-size: ${theme.font.xl};
  }

  button {
    margin: -0.5rem -0.625rem -0.5rem 0;
  }
`;

/** Stays out of the close button's column, whose focus ring would overlap the text. */
export const Subtitle = styled.p`
  grid-column: 1;
  color: ${theme.color.muted};
  font-size: 0.9375rem;
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[2]};
  min-height: 0;
  overflow-y: auto;
  padding: ${theme.space[1]} ${innerGutter} ${theme.space[4]};
  overscroll-behavior: contain;
  ${scrollEdges('block', theme.color.raised)}

  ${media.low} {
    ${DialogContent}:not([data-size='drawer']) & {
      flex: none;
      overflow: visible;
      background: none;
    }
  }
`;

const controls = 'a, button, input, select, textarea, summary, [tabindex="0"]';

/**
 * The scrolling part of a dialog. If it contains no control, it is focusable itself, because Safari
 * scrolls by keyboard only what has the focus.
 */
export function DialogBody({ ref, ...props }: ComponentProps<typeof Body>) {
  const element = useRef<HTMLDivElement>(null);
  const [isReached, setReached] = useState(false);
  useLayoutEffect(() => {
    const look = () => setReached(!element.current?.querySelector(controls));
    look();
    const observer = new MutationObserver(look);
    if (element.current) observer.observe(element.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return <Body {...props} ref={useBothRefs(ref, element)} tabIndex={isReached ? 0 : undefined} />;
}

/** The buttons of a dialog, always visible. */
export const DialogFooter = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${innerGutter} max(${theme.space[4]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.line};

  & > * {
    flex: 1 1 auto;
    min-width: min(9rem, 100%);
  }

  & > [type='submit'] {
    flex-grow: 2;
  }

  ${media.md} {
    & > *,
    & > [type='submit'] {
      flex: none;
      min-width: 0;
    }
  }
`;
