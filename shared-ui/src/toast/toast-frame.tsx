import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled, { keyframes } from 'styled-components';

const arrive = keyframes`
  from {
    opacity: 0;
    translate: 0 -0.5rem;
  }
`;

const leave = keyframes`
  to {
    opacity: 0;
    translate: 0 -0.5rem;
  }
`;

/**
 * Covers the navigation bar, the one part of a page without a title, price, row or pager; a toast
 * with one line of text is no higher than the bar. On phones a toast with a detail or an action is
 * higher, so it is at the bottom of the window, where content can be scrolled clear of it. On
 * phones a dialog has its title in the bar's place, so toasts are above the dialog's buttons. On
 * wide screens they are beside the dialog.
 */
export const ToastList = styled.ol`
  position: fixed;
  inset: calc(${theme.space[1]} + env(safe-area-inset-top)) ${theme.space[3]} auto;
  z-index: ${theme.layer.toast};

  &:has([data-wide]) {
    inset: auto ${theme.space[3]} calc(${theme.space[3]} + env(safe-area-inset-bottom));
  }

  body:has([role='dialog'][data-state='open']) & {
    inset: auto ${theme.space[3]} calc(5.5rem + env(safe-area-inset-bottom));
  }

  ${media.md} {
    &,
    &:has([data-wide]) {
      inset: ${theme.space[1]} ${theme.space[5]} auto auto;
      width: 25rem;
    }

    body:has([role='dialog'][data-state='open']) & {
      inset: ${theme.space[1]} ${theme.space[4]} auto auto;
      width: clamp(16rem, calc(50vw - 25rem), 25rem);
    }
  }
`;

export const ToastCard = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  grid-auto-columns: auto;
  grid-auto-flow: column;
  gap: ${theme.space[3]};
  align-items: start;
  padding: ${theme.space[2]} ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  background: ${theme.color.raised};
  color: ${theme.color.text};
  font-size: ${theme.font.sm};
  line-height: 1.45;
  box-shadow: ${theme.elevation.high};
  touch-action: none;
  /* A modal dialog disables pointer events outside itself. */
  pointer-events: auto;
  animation: ${arrive} ${theme.motion.base} ${theme.motion.ease};

  & > svg {
    color: ${theme.color.accentText};
    font-size: 1rem;
  }

  ${media.md} {
    body:not(:has([role='dialog'][data-state='open'])) &[data-wide] {
      margin-inline-start: -11rem;
    }
  }

  &[data-tone='destructive'] {
    border-color: ${theme.color.danger};

    & > svg,
    strong {
      color: ${theme.color.danger};
    }
  }

  & > button {
    margin: -0.4375rem -0.4375rem -0.4375rem 0;
  }

  &[data-state='closed'] {
    pointer-events: none;
    animation: ${leave} ${theme.motion.fast} forwards;
  }

  &[data-swipe='move'] {
    translate: var(--radix-toast-swipe-move-x) 0;
  }

  &[data-swipe='cancel'] {
    translate: 0 0;
    transition: translate ${theme.motion.base};
  }

  &[data-swipe='end'] {
    opacity: 0;
    translate: 100% 0;
    transition: all ${theme.motion.base};
    animation: none;
  }
`;

export const ToastText = styled.div`
  display: grid;
  gap: 0.125rem;
`;

/** Beside the title; below it on phones. */
export const ToastDetail = styled.span`
  ${media.md} {
    margin-inline-start: ${theme.space[2]};
  }

  ${media.belowMd} {
    display: block;
  }
`;

/** Action of a toast. */
export const ToastAction = styled.button`
  && {
    align-self: center;
    margin: 0;
  }

  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.sm};
  background: none;
  color: ${theme.color.ink};
  font-weight: 600;
  line-height: 1;

  &:hover {
    border-color: currentColor;
  }
`;

export const ToastTitle = styled.strong`
  color: ${theme.color.ink};
  font-weight: 600;
`;
