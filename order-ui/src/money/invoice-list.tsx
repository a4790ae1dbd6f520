import type { Invoice } from '@northcast/shared-contracts/api/entities';
import { fillPath } from '@northcast/shared-contracts/api/fill-path';
import { quoteEndpoints } from '@northcast/shared-contracts/api/quote-endpoints';
import { formatDollars, formatLongDate } from '@northcast/shared-contracts/content/texts/format';
import { Button } from '@northcast/shared-ui/button/button';
import { useLostFocusTo } from '@northcast/shared-ui/heading-focus/use-lost-focus-to';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { type RefObject, useRef, useState } from 'react';
import styled from 'styled-components';
import { useTeamForms } from '../team-forms-context';
import { useViewer } from '../viewer';

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[4]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${theme.space[3]};
  border-top: 1px solid ${theme.color.line};
`;

interface InvoiceListProps {
  /** Newest first. */
  readonly invoices: readonly Invoice[];
  /** Gets the focus when the focused button disappears. */
  readonly heading: RefObject<HTMLElement | null>;
  /** Whether none is to be expected any more. */
  readonly isCancelled: boolean;
}

/** The invoices and credit notes of an order, for download. */
export function InvoiceList({ invoices, heading, isCancelled }: InvoiceListProps) {
  const isTeam = useViewer() === 'administrator';
  if (invoices.length === 0) {
    return isTeam || isCancelled ? null : (
      <Text size="sm" tone="muted">
        Invoices and receipts appear here.
      </Text>
    );
  }
  return (
    <Stack gap={2}>
      <Heading level={3} size="md">
        Documents
      </Heading>
      <ul>
        {invoices.map((invoice) => (
          <InvoiceItem key={invoice.id} invoice={invoice} heading={heading} />
        ))}
      </ul>
    </Stack>
  );
}

const names = { invoice: 'Invoice', 'credit-note': 'Credit note' } as const;

interface InvoiceItemProps extends Pick<InvoiceListProps, 'heading'> {
  readonly invoice: Invoice;
}

function InvoiceItem({ invoice, heading }: InvoiceItemProps) {
  const forms = useTeamForms();
  const [isCrediting, setCrediting] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  useLostFocusTo(item, heading);
  const { id, kind, number, issuedAt, totalCents, corrects, correctedBy, hasReceipt } = invoice;
  const title = `${names[kind] ?? 'Document'} ${number}`;
  const isStanding = kind === 'invoice' && !correctedBy;
  return (
    <Item ref={item}>
      <div>
        <Text weight="medium" tone="ink">
          {title}
        </Text>
        <Text size="sm" tone="muted">
          <time dateTime={issuedAt}>{formatLongDate(issuedAt)}</time>
          {`, ${formatDollars(totalCents / 100)}`}
          {corrects ? `, takes back ${corrects}` : null}
          {correctedBy ? `, taken back by ${correctedBy}` : null}
        </Text>
      </div>
      <Cluster gap={2}>
        <Download path={fillPath(quoteEndpoints.invoiceFile.path, { id })} title={title}>
          PDF
        </Download>
        {hasReceipt ? (
          <Download
            path={fillPath(quoteEndpoints.receiptFile.path, { id })}
            title={`Receipt for ${number}`}
          >
            Receipt
          </Download>
        ) : null}
        {forms && isStanding ? (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Take back ${title}`}
            onClick={() => setCrediting(true)}
          >
            Take back
          </Button>
        ) : null}
      </Cluster>
      {forms && isCrediting ? (
        <forms.CreditDialog invoice={invoice} onClose={() => setCrediting(false)} />
      ) : null}
    </Item>
  );
}

interface DownloadProps {
  readonly path: string;
  /** Name of the downloaded document. */
  readonly title: string;
  readonly children: string;
}

function Download({ path, title, children }: DownloadProps) {
  return (
    <LinkButton
      href={path}
      download
      variant="secondary"
      size="sm"
      icon={<Icon name="download" />}
      aria-label={`${children}: ${title}`}
    >
      {children}
    </LinkButton>
  );
}
