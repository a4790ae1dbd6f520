import { Icon } from '@northcast/shared-ui/icon/icon';
import { HeaderCell, SortButton } from '@northcast/shared-ui/table/table-frame';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';

interface TableHeaderProps {
  label: string;
  /** Keeps the label for screen readers only, for example above a column of buttons. */
  labelHidden?: boolean | undefined;
  align?: 'start' | 'end' | undefined;
  /** Makes the header a button. */
  onSort?: (() => void) | undefined;
  /** Current sort direction of this column, if sorted. */
  sorted?: 'ascending' | 'descending' | undefined;
}

export function TableHeader({
  label,
  labelHidden = false,
  align = 'start',
  onSort,
  sorted,
}: TableHeaderProps) {
  const text = labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label;
  return (
    <HeaderCell scope="col" data-align={align} aria-sort={onSort ? (sorted ?? 'none') : undefined}>
      {onSort ? (
        <SortButton type="button" onClick={onSort} data-sorted={sorted}>
          {text}
          <Icon name="chevron-down" />
        </SortButton>
      ) : (
        text
      )}
    </HeaderCell>
  );
}
