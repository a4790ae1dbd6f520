import { Badge } from '@northcast/shared-ui/badge/badge';
import { Card } from '@northcast/shared-ui/card/card';
import { Container, ScrollRow, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { type BudgetKit, budgetKits, budgetKitsHeading, retailerNote } from './budget-kits';
import { PointList } from './point-list';
import { ProductPicture } from './product-card';

const Kits = styled(ScrollRow)`
  ${media.mdOnly} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* The last of three spans its row. */
    & > :last-child {
      grid-column: 1 / -1;
    }
  }

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Pictures = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  grid-template-columns: repeat(3, minmax(0, ${theme.size.xs}));
`;

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  margin-top: auto;
  padding-top: ${theme.space[5]};
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};

  strong {
    color: ${theme.color.ink};
    font-size: ${theme.font.lg};
    font-variant-numeric: tabular-nums;
    font-weight: 650;
  }
`;

function Kit({ budget, title, pictures, items, total, description }: BudgetKit) {
  return (
    <Card as="li" padding="lg">
      <Stack gap={4}>
        <Pictures>
          {pictures.map((name) => (
            <ProductPicture key={name} name={name} />
          ))}
        </Pictures>
        <Stack gap={2}>
          <Badge tone="accent">{budget}</Badge>
          <Heading level={3}>{title}</Heading>
          <Text tone="muted">{description}</Text>
        </Stack>
        <PointList kind="part" items={items} />
      </Stack>
      <Total>
        Total <strong>{total}</strong>
      </Total>
    </Card>
  );
}

export function BudgetKits() {
  return (
    <Section space="md" aria-labelledby="kits">
      <Container>
        <Stack gap={6}>
          <Heading level={2} id="kits">
            {budgetKitsHeading}
          </Heading>
          <Kits tabIndex={0} aria-labelledby="kits">
            {budgetKits.map((kit) => (
              <Kit key={kit.budget} {...kit} />
            ))}
          </Kits>
          <Text size="sm" tone="muted">
            {retailerNote}
          </Text>
        </Stack>
      </Container>
    </Section>
  );
}
