import type { Plan } from '@northcast/shared-contracts/content/catalogue/plans';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CheckList } from '../check-list/check-list';

const Frame = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};

  &[data-popular] {
    border-color: ${theme.color.accent};
    box-shadow: 0 0 0 1px ${theme.color.accent};
  }

  & > :last-child {
    margin-top: auto;
    padding-top: ${theme.space[2]};
  }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[3]};
  align-items: center;
  justify-content: space-between;
`;

const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[3]};
  align-items: baseline;
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};
  font-variant-numeric: tabular-nums;

  strong {
    color: ${theme.color.ink};
    font-size: ${theme.font.x4};
    font-weight: 600;
    letter-spacing: -0.04em;
    line-height: 1.1;
  }

  [data-words] {
    font-size: ${theme.font.x3};
    letter-spacing: -0.03em;
    line-height: 1.48;
  }

  span {
    align-self: center;
  }
`;

/** A plan with its name, price and button; `priceText` replaces the price. */
export function PlanCard({
  plan,
  name = plan.name,
  priceText,
  children,
}: {
  plan: Plan;
  name?: string | undefined;
  priceText?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Frame data-popular={plan.popular || undefined}>
      <Name>
        <Heading level={3} id={`plan-${plan.slug}`}>
          {name}
        </Heading>
        {plan.badge ? <Badge tone="solid">{plan.badge}</Badge> : null}
      </Name>
      <Price>
        {priceText ? <strong data-words="">{priceText}</strong> : <PriceWithSavings plan={plan} />}
      </Price>
      <Text>{plan.description}</Text>
      <CheckList data-size="sm">
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </CheckList>
      <div>{children}</div>
    </Frame>
  );
}

function PriceWithSavings({ plan: { price, originalPrice, savings } }: { plan: Plan }) {
  return (
    <>
      <strong>{formatDollars(price)}</strong>
      <s>{formatDollars(originalPrice)}</s>
      <Badge tone="accent">Save {formatDollars(savings)}</Badge>
    </>
  );
}
