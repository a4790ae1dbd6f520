import type { CatalogueService } from '@northcast/shared-contracts/content/catalogue/services';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { CheckList } from '../check-list/check-list';
import { OrderButton } from '../order/order-button';
import { serviceExamples } from './examples';
import { deliveryOf, deliveryTexts, scopeOf } from './facts/delivery';
import { filters, filtersOf, hiddenByFilters } from './filters';

/** Selector of the entries that span both columns in the filtered list. */
const wideEntries = [
  "&[data-wide~='all']:not([data-show] *)",
  ...filters.map(({ id }) => `[data-show='${id}'] &[data-wide~='${id}']`),
].join(', ');

const Entry = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[5]} ${theme.space[6]};
  border-top: 1px solid ${theme.color.line};
  scroll-margin-top: ${theme.size.control};

  ${wideEntries} {
    grid-column: 1 / -1;

    ${media.lg} {
      ${CheckList} {
        grid-template-columns: repeat(auto-fit, minmax(min(100%, ${theme.size.md}), 1fr));
        column-gap: ${theme.space[7]};
      }
    }
  }

  ${hiddenByFilters}

  &[data-popular] {
    border-top-color: ${theme.color.accent};
  }

  form {
    margin-top: auto;
    padding-top: ${theme.space[1]};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  align-items: baseline;
  justify-content: space-between;
`;

/** The price wraps below the name only if the longest word leaves no room. */
const Name = styled.div`
  display: flex;
  flex: 1 1 min-content;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[3]};
  align-items: center;
`;

const Price = styled.p`
  flex: none;
  color: ${theme.color.ink};
  font-size: ${theme.font.x2};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  letter-spacing: -0.02em;
  line-height: 1.2;
`;

const Example = styled.img.attrs({ width: 480, height: 240, loading: 'lazy' })`
  width: 100%;
  max-width: ${theme.size.xl};
  border-radius: ${theme.radius.md};
`;

const Delivery = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[2]};
  align-items: baseline;
  color: ${theme.color.ink};

  span {
    color: ${theme.color.muted};
  }
`;

interface ServiceEntryProps {
  readonly service: CatalogueService;
  /** The lists in which the entry spans both columns. */
  readonly wideIn: readonly string[];
}

export function ServiceEntry({ service, wideIn }: ServiceEntryProps) {
  const { slug, name, price, description, popular, badge } = service;
  const nameId = `${slug}-name`;
  return (
    <Entry
      id={slug}
      data-popular={popular}
      data-wide={wideIn.join(' ') || undefined}
      data-kinds={filtersOf(service).join(' ')}
    >
      <Line>
        <Name>
          <Heading level={3} size="lg" id={nameId}>
            {name}
          </Heading>
          {badge ? <Badge tone="accent">{badge}</Badge> : null}
        </Name>
        <Price>{formatDollars(price)}</Price>
      </Line>
      <Text>{description}</Text>
      {slug in serviceExamples ? (
        <Example src={`/images/services/${slug}.svg`} alt={`Example. ${serviceExamples[slug]}`} />
      ) : null}
      <CheckList data-size="sm">
        {scopeOf(service).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </CheckList>
      <Delivery>
        <span>Delivery</span> {deliveryTexts[deliveryOf(service)]}
      </Delivery>
      <OrderButton
        order={slug}
        variant={popular ? 'primary' : 'secondary'}
        aria-describedby={nameId}
      >
        Order Now
      </OrderButton>
    </Entry>
  );
}
