import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

/**
 * A button in the shell's top bar. In the panel the bar holds only the brand, so there is room;
 * wide screens use the sidebar instead.
 */
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
