import type { Quote } from '@northcast/shared-contracts/api/entities';
import { lineTotal } from '@northcast/shared-contracts/api/quotes';
import { formatDollars, formatLongDate } from '@northcast/shared-contracts/content/texts/format';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { Words } from '../words';

const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.font.sm};

  th,
  td {
    padding: ${theme.space[3]} 0;
    border-bottom: 1px solid ${theme.color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }


  tbody th {
    color: ${theme.color.ink};
    font-weight: 550;
  }

  tr > :last-child {
    width: 1%;
    white-space: nowrap;
    padding-inline-start: ${theme.space[4]};
    color: ${theme.color.ink};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  thead tr > th {
    padding-top: 0;
    color: ${theme.color.muted};
    font-weight: 550;
  }

  tfoot th,
  tfoot td {
    border-bottom: 0;
    color: ${theme.color.ink};
    font-size: ${theme.font.lg};
    font-weight: 650;
  }
`;

/** A day such as `2026-11-30`, written out. */
export const dayText = (day: string): string => formatLongDate(`${day}T00:00:00Z`);

interface QuoteDocumentProps {
  readonly quote: Pick<Quote, 'lines' | 'total' | 'validUntil' | 'terms' | 'note'>;
  /** Accessible name of the table. */
  readonly label: string;
}

/** A quote as the customer sees it. */
export function QuoteDocument({ quote, label }: QuoteDocumentProps) {
  return (
    <Stack gap={4}>
      {quote.note ? <Words>{quote.note}</Words> : null}
      <Lines aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Description</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal and never move.
            <tr key={index}>
              <th scope="row">
                {line.text}
                <Text size="sm" tone="muted" weight="normal">
                  {`${line.quantity} × ${formatDollars(line.unitPrice)}`}
                </Text>
              </th>
              <td>{formatDollars(lineTotal(line))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{formatDollars(quote.total)}</td>
          </tr>
        </tfoot>
      </Lines>
      <Stack gap={1}>
        <Heading level={3} size="md">
          Terms
        </Heading>
        <Words>{quote.terms}</Words>
      </Stack>
      <Text size="sm" tone="muted">
        {'Valid until the end of '}
        <time dateTime={quote.validUntil}>{dayText(quote.validUntil)}</time>
      </Text>
    </Stack>
  );
}
