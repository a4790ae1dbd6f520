import { scrollEdges } from '@northcast/shared-ui/theme/scroll-edges';
import { theme } from '@northcast/shared-ui/theme/theme';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Scrolls sideways if the columns do not fit; a shadow at the edge shows that there is more. */
const Frame = styled.div`
  position: relative;
  overflow-x: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  ${scrollEdges('inline', theme.color.surface)}
  background-color: ${theme.color.surface};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  line-height: 1.45;

  th,
  td {
    min-width: calc(0.85 * ${theme.size.xs});
    padding: ${theme.space[3]};
    text-align: start;
    vertical-align: top;
  }

  thead th {
    color: ${theme.color.ink};
    font-weight: 650;
  }

  tbody :is(th, td) {
    border-top: 1px solid ${theme.color.line};
  }

  /* The first column labels the rows and stays visible while the table scrolls. */
  th:first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    min-width: calc(0.75 * ${theme.size.xs});
    background: ${theme.color.surface};
    box-shadow: inset -1px 0 ${theme.color.line};
    color: ${theme.color.muted};
    font-weight: 550;
  }

  td {
    color: ${theme.color.ink};
    font-variant-numeric: tabular-nums;
  }

  /* A row of buttons is taller than its label. */
  tr:has(button) th {
    vertical-align: middle;
  }

  [data-none] {
    color: ${theme.color.muted};
  }
`;

interface CompareColumn {
  readonly id: string;
  readonly name: ReactNode;
}

export interface CompareRow {
  readonly label: string;
  /** One cell per column; undefined if the item is not included. */
  readonly cells: readonly (ReactNode | undefined)[];
}

interface CompareTableProps {
  /** For screen readers; not visible. */
  readonly caption: string;
  readonly columns: readonly CompareColumn[];
  readonly rows: readonly CompareRow[];
}

/** Compares items, one per column. All columns stay visible or scrollable at every width. */
export function CompareTable({ caption, columns, rows }: CompareTableProps) {
  return (
    // Focusable, so that the arrow keys scroll it.
    <Frame role="group" aria-label={caption} tabIndex={0}>
      <Table>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Compared</VisuallyHidden>
            </th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={columns[index]?.id} data-none={cell === undefined || undefined}>
                  {cell ?? <NotIncluded />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

function NotIncluded() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>Not included</VisuallyHidden>
    </>
  );
}
