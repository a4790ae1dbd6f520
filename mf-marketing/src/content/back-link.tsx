import { Icon } from '@northcast/shared-ui/icon/icon';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

export const BackLink = styled(Link).attrs(({ children }) => ({
  children: (
    <>
      <Icon name="arrow-left" />
      {children}
    </>
  ),
}))`
  display: inline-flex;
  gap: ${theme.space[2]};
  align-items: center;
  color: ${theme.color.ink};
  font-size: ${theme.font.sm};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    color: ${theme.color.accentText};
  }
`;
