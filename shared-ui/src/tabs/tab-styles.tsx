import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { css } from 'styled-components';

export const tabListStyles = css`
  display: flex;
  gap: ${theme.space[5]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${theme.color.line};
`;

export const tabStyles = css`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: ${theme.color.muted};
  font-size: 0.9375rem;
  font-weight: 550;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: ${theme.color.ink};
  }

  &:focus-visible {
    border-radius: ${theme.radius.sm};
    outline-offset: -2px;
  }

  &[aria-current],
  &[aria-selected='true'] {
    border-bottom-color: ${theme.color.accent};
    color: ${theme.color.ink};
  }

  ${media.forcedColors} {
    &:not([aria-current], [aria-selected='true']) {
      border-bottom-color: Canvas;
    }
  }
`;
