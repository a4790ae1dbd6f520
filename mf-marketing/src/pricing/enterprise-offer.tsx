import { Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { CheckList } from '../check-list/check-list';
import { OrderButton } from '../order/order-button';

/** `order` is the slug of the custom request that the button opens in the order dialog. */
const pricingEnterprise = {
  id: 'enterprise',
  heading: 'Enterprise',
  text:
    'For companies that run AI across several departments and networks that publish more than ' +
    'one show. We agree on volume, response times and security first, then on a price.',
  features: [
    'AI consulting, implementation and support in one agreement',
    'Named consultant, producer and technical contact',
    'Delivery hours and response times set in the contract',
    'Non-disclosure and data processing agreements',
    'Deployment in your own cloud account on request',
    'One invoice for all teams',
  ],
  primaryAction: { label: 'Contact Sales for Enterprise Pricing', order: 'enterprise-solution' },
} as const;

const Included = styled(CheckList)`
  gap: ${theme.space[4]} ${theme.space[6]};
  margin-top: ${theme.space[7]};
  padding-top: ${theme.space[6]};
  border-top: 1px solid ${theme.color.line};

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The agreement for companies; target of a link on the home page. */
export function EnterpriseOffer() {
  const { id, heading, text, features, primaryAction } = pricingEnterprise;
  return (
    <Section tone="inverse" id={id} aria-labelledby="enterprise-heading">
      <Container>
        <Stack gap={5} align="start">
          <Stack gap={4}>
            <Heading level={2} size="x5" id="enterprise-heading">
              {heading}
            </Heading>
            <Lead>{text}</Lead>
          </Stack>
          <OrderButton order={primaryAction.order} size="lg">
            {primaryAction.label}
          </OrderButton>
        </Stack>
        <Included>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </Included>
      </Container>
    </Section>
  );
}
