import {
  Body,
  Caption,
  Cell,
  DataTable,
  Head,
  Row,
  ScrollRegion,
} from '@northcast/shared-ui/table/table-frame';
import type { ComponentProps, ReactNode } from 'react';

export interface TableProps {
  /** Names the table and its scrolling region. */
  caption: string;
  captionHidden?: boolean | undefined;
  /** New rows are on their way; the old ones stay, under a line that moves. */
  busy?: boolean | undefined;
  /** How high rows are at least: 48 px, or 36 px where the pointer is fine; left out, as high as their texts and their margins. */
  density?: 'regular' | 'compact' | undefined;
  /** `TableHead` and `TableBody`. */
  children: ReactNode;
}

/** A table that scrolls under its header, and becomes a list of cards below 768 px. */
export function Table({
  caption,
  captionHidden = false,
  busy = false,
  density,
  children,
}: TableProps) {
  return (
    <ScrollRegion role="region" aria-label={caption} tabIndex={0} aria-busy={busy || undefined}>
      <DataTable data-density={density}>
        <Caption data-hidden={captionHidden || undefined}>{caption}</Caption>
        {children}
      </DataTable>
    </ScrollRegion>
  );
}

/** Takes the header cells. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <Head>
      <Row>{children}</Row>
    </Head>
  );
}

export function TableBody({ children }: { children: ReactNode }) {
  return <Body>{children}</Body>;
}

export function TableRow(props: ComponentProps<'tr'>) {
  return <Row {...props} />;
}

export interface TableCellProps extends Omit<ComponentProps<'td'>, 'align'> {
  /** The column's name, shown beside the value on cards. Left out, the value takes the whole width. */
  label?: string | undefined;
  align?: 'start' | 'end' | undefined;
  /** `main` is the cell a row is known by; `actions` holds buttons, `select` the box that chooses the row. */
  kind?: 'plain' | 'main' | 'actions' | 'select' | undefined;
}

export function TableCell({ label, align = 'start', kind = 'plain', ...rest }: TableCellProps) {
  return <Cell data-label={label} data-align={align} data-kind={kind} {...rest} />;
}
