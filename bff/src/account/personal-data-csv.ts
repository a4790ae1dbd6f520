import type { PersonalData } from '@northcast/shared-contracts/api/entities';
import { byteOrderMark, csvLine } from '../lists/csv.js';

/** One line for each field: the entry it belongs to, such as `order 2`, its name and its value. */
export function personalDataCsv({ exportedAt, account, ...lists }: PersonalData): string {
  const parts: [string, object][] = [
    ['export', { exportedAt }],
    ['account', account],
    ...entriesOf('session', lists.sessions),
    ...entriesOf('device', lists.devices),
    ...entriesOf('order', lists.orders),
    ...entriesOf('order event', lists.orderEvents),
    ...entriesOf('quote', lists.quotes),
    ...entriesOf('call', lists.calls),
    ...entriesOf('payment', lists.payments),
    ...entriesOf('invoice', lists.invoices),
    ...entriesOf('message', lists.messages),
    ...entriesOf('post', lists.posts),
    ...entriesOf('enquiry', lists.enquiries),
    ...entriesOf('mail', lists.mails),
    ...entriesOf('passkey', lists.passkeys),
    ...entriesOf('list view', lists.listViews ?? []),
    ...entriesOf('API token', lists.apiTokens ?? []),
    ...entriesOf('file', lists.files),
    ...entriesOf('delivery', lists.deliveries),
    ...entriesOf('comment', lists.comments),
    ...entriesOf('invitation', lists.invitations ?? []),
    ...entriesOf('activity', lists.activity),
  ];
  const lines = parts.flatMap(([part, fields]) =>
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => csvLine([part, field, cellOf(value)])),
  );
  return byteOrderMark + csvLine(['part', 'field', 'value']) + lines.join('');
}

const entriesOf = (name: string, entries: readonly object[]) =>
  entries.map((entry, index): [string, object] => [`${name} ${index + 1}`, entry]);

/** A list or a record, such as the lines of a quote, becomes JSON. */
const cellOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as string | null);
