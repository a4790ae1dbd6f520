import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

export const Field = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  margin: 0 ${theme.space[5]} ${theme.space[3]};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[5]};
  align-items: center;
  justify-content: space-between;
  padding: ${theme.space[3]} ${theme.space[5]};
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.font.sm};

  & > :last-child {
    margin-inline-start: auto;
  }
`;

export const GroupName = styled.h3`
  padding: ${theme.space[1]} ${theme.space[3]};
  color: ${theme.color.muted};
  font-size: ${theme.font.xs};
  font-weight: 600;
`;
