import type { CatalogueService } from '@northcast/shared-contracts/content/catalogue/services';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { CheckList } from '../check-list/check-list';
import { OrderButton } from '../order/order-button';

const Entry = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[5]} ${theme.space[6]};
  border-top: 1px solid ${theme.color.line};
  scroll-margin-top: calc(${theme.size.bar} + ${theme.space[4]});

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
  gap: ${theme.space[4]};
  align-items: baseline;
  justify-content: space-between;
`;

const Name = styled.div`
  display: flex;
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

/** One line of the price list, with its scope and its order button. */
export function ServiceEntry({ service }: { service: CatalogueService }) {
  const { slug, name, price, description, features, popular, badge } = service;
  const nameId = `${slug}-name`;
  return (
    <Entry id={slug} data-popular={popular}>
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
      <CheckList data-size="sm">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </CheckList>
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
