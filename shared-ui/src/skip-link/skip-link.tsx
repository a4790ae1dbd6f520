import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

const Anchor = styled.a`
  position: fixed;
  top: ${theme.space[3]};
  left: ${theme.space[3]};
  z-index: ${theme.layer.skip};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-weight: 600;
  text-decoration: none;

  &:not(:focus) {
    translate: 0 -200%;
  }
`;

/** First element of the document; the main element has the id `main`. */
export const SkipLink = () => <Anchor href="#main">Skip to content</Anchor>;
