import { Icon } from '@northcast/shared-ui/icon/icon';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

const icons = { pro: 'plus', con: 'minus', part: 'check' } as const;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  font-size: ${theme.font.sm};
  line-height: 1.45;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space[2]};
  }

  svg {
    height: 1lh;
    color: ${theme.color.accentText};
  }

  &[data-kind='con'] svg {
    color: ${theme.color.muted};
  }
`;

interface PointListProps {
  readonly kind: keyof typeof icons;
  readonly items: readonly string[];
  /** Id of the heading above the list. */
  readonly labelledBy?: string;
}

/** Pros, cons or parts, each with an icon. */
export function PointList({ kind, items, labelledBy }: PointListProps) {
  return (
    <List data-kind={kind} aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={item}>
          <Icon name={icons[kind]} />
          {item}
        </li>
      ))}
    </List>
  );
}
