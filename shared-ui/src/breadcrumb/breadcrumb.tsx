import { theme } from '@northcast/shared-ui/theme/theme';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[2]};
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};
  overflow-wrap: anywhere;

  li {
    display: flex;
    gap: ${theme.space[2]};
  }

  li + li::before {
    content: '/' / '';
    color: ${theme.color.control};
  }

  a {
    color: inherit;
    text-decoration: none;

    &:hover {
      color: ${theme.color.ink};
      text-decoration: underline;
    }
  }

  [aria-current] {
    color: ${theme.color.ink};
  }
`;

interface BreadcrumbItem {
  label: string;
  /** Omitted for the current page, which comes last. */
  to?: string | undefined;
}

export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {items.map(({ label, to }) => (
          <li key={label}>
            {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </List>
    </nav>
  );
}
