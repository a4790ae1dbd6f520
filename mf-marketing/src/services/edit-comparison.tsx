import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { type CompareRow, CompareTable } from '../compare-table/compare-table';
import { OrderButton } from '../order/order-button';
import { SectionHead } from '../section-head/section-head';
import { deliveryOf, deliveryTexts } from './facts/delivery';
import { comparedEdits, type EditFacts } from './facts/edit-facts';

export const editComparison = {
  id: 'compare-edits',
  heading: 'Compare the four edits',
  text: 'Each is for one episode. The length is that of the raw recording.',
} as const;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const row = (label: string, cell: (edit: EditFacts) => CompareRow['cells'][number]) => ({
  label,
  cells: comparedEdits.map(cell),
});

const rows: readonly CompareRow[] = [
  row('Price', ({ service }) => formatDollars(service.price)),
  row('Raw audio', ({ minutes }) => `Up to ${minutes} minutes`),
  row('Tracks', ({ tracksText }) => capital(tracksText)),
  row('Revision rounds', ({ rounds }) => rounds),
  row('Show notes', ({ hasNotes }) => (hasNotes ? 'Included' : undefined)),
  row('Delivery', ({ service }) => deliveryTexts[deliveryOf(service)]),
  row('Order', ({ service: { slug, name } }) => (
    <OrderButton order={slug} variant="secondary" aria-label={`Order ${name}`}>
      Order
    </OrderButton>
  )),
];

const columns = comparedEdits.map(({ service: { slug, name } }) => ({
  id: slug,
  // Without the filter, which may hide the service.
  name: <a href={`/services#${slug}`}>{name}</a>,
}));

/** Compares the edits of one episode side by side. */
export function EditComparison() {
  const { id, heading, text } = editComparison;
  return (
    <Section tone="surface" space="md" aria-labelledby={id}>
      <Container>
        <SectionHead id={id} heading={heading} text={text} />
        <CompareTable caption={heading} columns={columns} rows={rows} />
      </Container>
    </Section>
  );
}
