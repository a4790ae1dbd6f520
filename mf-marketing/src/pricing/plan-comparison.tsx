import { plans } from '@northcast/shared-contracts/content/catalogue/plans';
import { Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { CompareTable } from '../compare-table/compare-table';
import { OrderButton } from '../order/order-button';
import { comparisonHeading } from './intro';
import { planRows } from './plan-rows';

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
