import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

/**
 * What is included: a list with a tick before each entry. `data-size="sm"` makes it denser for use
 * in a card.
 */
export const CheckList = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  align-content: start;

  &[data-size='sm'] {
    gap: ${theme.space[1]};
  }

  &[data-size='lg'] {
    gap: ${theme.space[3]};
    font-size: ${theme.font.lg};
  }

  li {
    position: relative;
    padding-inline-start: 1.625em;
    line-height: 1.5;
  }

  li::before {
    content: '';
    position: absolute;
    inset: 0.3em auto auto 0.25em;
    width: 0.375em;
    height: 0.6875em;
    border: solid ${theme.color.accentText};
    border-width: 0 1.5px 1.5px 0;
    rotate: 42deg;
  }
`;
