import { theme } from '@northcast/shared-ui/theme/theme';
import { visuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import styled, { css } from 'styled-components';

const popup = css`
  position: absolute;
  inset: calc(100% + ${theme.space[1]}) 0 auto;
  z-index: 1;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  background: ${theme.color.raised};
  box-shadow: ${theme.elevation.high};
`;

export const Popup = styled.div`
  position: relative;
`;

export const Listbox = styled.ul`
  ${popup}
  max-height: 15rem;
  padding: ${theme.space[1]};
  overflow-y: auto;
`;

export const Option = styled.li`
  display: grid;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.sm};
  color: ${theme.color.ink};
  font-size: 0.9375rem;
  line-height: 1.4;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${theme.color.sunken};
  }

  &[data-active] {
    background: ${theme.color.accentSoft};
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }

  &[aria-selected='true'] {
    font-weight: 600;
  }
`;

export const OptionDetail = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};
  font-weight: 400;
`;

/** Announces the number of options; visible only while there is nothing else to show. */
export const Message = styled.div`
  ${popup}
  padding: ${theme.space[3]};
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};

  &:not([data-open]) {
    ${visuallyHidden}
    inset: auto;
  }
`;
