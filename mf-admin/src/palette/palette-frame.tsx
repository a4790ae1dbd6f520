import { controlStyles } from '@northcast/shared-ui/field/field';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

export const Field = styled.div`
  position: relative;
  margin: 0 ${theme.space[5]} ${theme.space[3]};
`;

export const Input = styled.input`
  ${controlStyles}
  width: 100%;
  padding-inline-start: calc(${theme.space[5]} + ${theme.space[4]});
`;

export const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: center;
  justify-content: space-between;
  padding: ${theme.space[3]} ${theme.space[5]};
  background: ${theme.color.dangerSoft};
  color: ${theme.color.danger};
  font-size: ${theme.font.sm};
`;

export const Nothing = styled.p`
  order: -1;
  padding: ${theme.space[3]};
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};
`;

/** Keyboard hints, hidden on devices without a keyboard. */
export const Hints = styled.p`
  display: none;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[5]};
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.muted};
  font-size: ${theme.font.xs};

  kbd {
    font: inherit;
    font-weight: 600;
  }

  ${media.md} {
    display: flex;
  }
`;
