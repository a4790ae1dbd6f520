import { type Plan, plans } from '@northcast/shared-contracts/content/catalogue/plans';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { CompareTable } from '../compare-table/compare-table';
import { OrderButton } from '../order/order-button';

const comparisonHeading = 'Compare them line by line';

const editsPattern = /^(\d+) (\w+ Episode Edits), up to (\d+ minutes)/;

const edits = ({ features }: Plan) => {
  const [, count = '', kind = '', length = ''] =
    features.flatMap((feature) => [editsPattern.exec(feature) ?? []]).find(({ length: n }) => n) ??
    [];
  return { count: Number(count), kind, length };
};

/** The first feature of a plan that matches a pattern. */
const feature =
  (pattern: RegExp) =>
  ({ features }: Plan): string | undefined =>
    features.find((each) => pattern.test(each));

const rounds = (plan: Plan) => feature(/revision rounds/i)(plan)?.replace(/ revision rounds/i, '');

const kinds: readonly { label: string; cell: (plan: Plan) => string | undefined }[] = [
  { label: 'Price', cell: ({ price }) => formatDollars(price) },
  { label: 'You save', cell: ({ savings }) => formatDollars(savings) },
  { label: 'Episodes', cell: (plan) => `${edits(plan).count} ${edits(plan).kind}` },
  { label: 'Raw audio each', cell: (plan) => `Up to ${edits(plan).length}` },
  { label: 'Video', cell: feature(/YouTube/) },
  { label: 'Thumbnail', cell: feature(/Thumbnail/) },
  { label: 'Transcript', cell: feature(/transcript/) },
  { label: 'Titles', cell: feature(/^Title/) },
  { label: 'Revision rounds', cell: rounds },
  { label: 'Delivery', cell: feature(/delivery/i) },
];

/** Rows of the plan comparison; a cell is undefined if the plan does not include the feature. */
export const planRows = kinds.map(({ label, cell }) => ({ label, cells: plans.map(cell) }));

const columns = plans.map(({ slug, name }) => ({ id: slug, name }));

const orders = {
  label: 'Order',
  cells: plans.map(({ slug, name }) => (
    <OrderButton key={slug} order={slug} variant="secondary" size="sm" aria-label={`Order ${name}`}>
      Order
    </OrderButton>
  )),
};

export function PlanComparison() {
  return (
    <Section space="md" aria-labelledby="comparison">
      <Container>
        <Stack gap={5}>
          <Heading level={2} id="comparison">
            {comparisonHeading}
          </Heading>
          <CompareTable
            caption={comparisonHeading}
            columns={columns}
            rows={[...planRows, orders]}
          />
        </Stack>
      </Container>
    </Section>
  );
}
