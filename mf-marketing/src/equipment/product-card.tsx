import { Badge } from '@northcast/shared-ui/badge/badge';
import { Card } from '@northcast/shared-ui/card/card';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { StarRating } from '@northcast/shared-ui/star-rating/star-rating';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { useId } from 'react';
import styled from 'styled-components';
import type { EquipmentItem } from './equipment-category';
import { PointList } from './point-list';

/** Holds a sentence, so it has to wrap on a narrow screen. */
const BestFor = styled(Badge)`
  border-radius: ${theme.radius.sm};
  white-space: normal;
`;

/**
 * Picture, text, pros and cons: stacked, then with pros and cons below the text, then all side by
 * side.
 */
const Columns = styled.div`
  display: grid;
  gap: ${theme.space[5]} ${theme.space[6]};
  grid-template-columns: minmax(0, 1fr);

  ${media.md} {
    grid-template-columns: ${theme.size.sm} repeat(2, minmax(0, 1fr));

    & > :first-child {
      grid-row: span 2;
    }

    & > :nth-child(2) {
      grid-column: span 2;
    }
  }

  ${media.lg} {
    grid-template-columns: ${theme.size.sm} minmax(0, 1.6fr) repeat(2, minmax(0, 1fr));

    & > :nth-child(n) {
      grid-row: auto;
      grid-column: auto;
    }
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[4]};
  align-items: center;
`;

const Price = styled.span`
  color: ${theme.color.ink};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

function Points({
  kind,
  items,
}: {
  readonly kind: 'pro' | 'con';
  readonly items: readonly string[];
}) {
  const id = useId();
  return (
    <Stack gap={2}>
      <Heading level={4} size="md" id={id}>
        {kind === 'pro' ? 'Pros' : 'Cons'}
      </Heading>
      <PointList kind={kind} items={items} labelledBy={id} />
    </Stack>
  );
}

/** A product with our review. */
export function ProductCard({ item }: { readonly item: EquipmentItem }) {
  const { name, price, rating, category, description, pros, cons, bestFor } = item;
  return (
    <Card as="li" padding="lg">
      <Columns>
        <ProductPicture name={item.picture} />
        <Stack gap={3}>
          <Stack gap={1}>
            <Text size="sm" tone="muted">
              {category}
            </Text>
            <Heading level={3}>{name}</Heading>
          </Stack>
          <Facts>
            <Price>{price}</Price>
            <StarRating rating={rating} />
          </Facts>
          <Text>{description}</Text>
          <BestFor tone="accent">Best for: {bestFor}</BestFor>
        </Stack>
        <Points kind="pro" items={pros} />
        <Points kind="con" items={cons} />
      </Columns>
    </Card>
  );
}

const Picture = styled.img`
  width: 100%;
  border-radius: ${theme.radius.md};
`;

/** The `alt` text is empty because the product's name is beside the picture. */
export const ProductPicture = ({ name }: { name: string }) => (
  <Picture src={`/images/equipment/${name}.svg`} alt="" width={320} height={240} loading="lazy" />
);
