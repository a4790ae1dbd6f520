import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const List = styled.ul`
  display: flex;
  gap: ${theme.space[5]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${theme.color.line};
`;

const Tab = styled(Link)`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  min-height: 2.75rem;
  border-bottom: 2px solid transparent;
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

  &[aria-current] {
    border-bottom-color: ${theme.color.accent};
    color: ${theme.color.ink};
  }

  ${media.forcedColors} {
    &:not([aria-current]) {
      border-bottom-color: Canvas;
    }
  }
`;

const Count = styled.span`
  /* Reserves room for two digits before the number is known. */
  min-width: 2ch;
  font-weight: 400;
`;

interface TabLink {
  label: string;
  to: string;
  isCurrent: boolean;
  /** Shown beside the label; null while unknown. */
  count?: number | null | undefined;
}

/** Links that look like tabs: the URL holds the selection. */
export function TabLinks({ label, items }: { label: string; items: readonly TabLink[] }) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map((item) => (
          <li key={item.to}>
            <Tab to={item.to} aria-current={item.isCurrent ? 'page' : undefined}>
              {item.label}
              {item.count === undefined ? null : <Count>{item.count}</Count>}
            </Tab>
          </li>
        ))}
      </List>
    </nav>
  );
}
