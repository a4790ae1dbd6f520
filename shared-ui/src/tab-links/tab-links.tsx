import { tabListStyles, tabStyles } from '@northcast/shared-ui/tabs/tab-styles';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const List = styled.ul`
  ${tabListStyles}
`;

const Tab = styled(Link)`
  ${tabStyles}
`;

const Count = styled.span`
  /* Reserves room for two digits before the number is known. */
  min-width: 2ch;
  font-weight: 400;
`;

export interface TabLink {
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
