import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

/** A button in the shell's bar, which has the brand only in the panel; the sidebar has its own on wide screens. */
export const BarButton = styled.button`
  position: fixed;
  top: 0;
  z-index: ${theme.layer.header};
  display: grid;
  place-items: center;
  width: ${theme.size.control};
  height: ${theme.size.bar};
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.ink};

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.lg} {
    display: none;
  }
`;
