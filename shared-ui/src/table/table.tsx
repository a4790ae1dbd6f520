import {
  Body,
  Cell,
  DataTable,
  Head,
  Row,
  ScrollRegion,
} from '@northcast/shared-ui/table/table-frame';
import type { ComponentProps, ReactNode } from 'react';

interface TableProps {
  /** Names the table and its scrolling region, for screen readers only. */
  caption: string;
  /** New rows are loading; the old ones stay visible under a moving line. */
  busy?: boolean | undefined;
  /** Minimum row height: 48 px, or 36 px with a fine pointer. If omitted, the content sets it. */
  density?: 'regular' | 'compact' | undefined;
  /** `TableHead` and `TableBody`. */
  children: ReactNode;
}

/** A table that scrolls under a sticky header and becomes a list of cards below 768 px. */
export function Table({ caption, busy = false, density, children }: TableProps) {
  return (
    <ScrollRegion role="region" aria-label={caption} tabIndex={0} aria-busy={busy || undefined}>
      <DataTable data-density={density}>
        <caption>{caption}</caption>
        {children}
      </DataTable>
    </ScrollRegion>
  );
}

/** `children` are the header cells. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <Head>
      <Row>{children}</Row>
    </Head>
  );
}

export const TableBody = Body;

export const TableRow = Row;

interface TableCellProps extends Omit<ComponentProps<'td'>, 'align'> {
  /**
   * Name of the column, shown beside the value in the card layout. Without it the value takes the
   * full width.
   */
  label?: string | undefined;
  align?: 'start' | 'end' | undefined;
  /**
   * `main` identifies the row; `actions` holds buttons; `select` holds the check box that selects
   * the row.
   */
  kind?: 'plain' | 'main' | 'actions' | 'select' | undefined;
}

export function TableCell({ label, align = 'start', kind = 'plain', ...rest }: TableCellProps) {
  return <Cell data-label={label} data-align={align} data-kind={kind} {...rest} />;
}
