import { plans } from '@northcast/shared-contracts/catalogue/plans';
import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { PlanButton } from '../pricing/plan-button';
import { PlanCard } from '../pricing/plan-card';
import { PlanRow } from '../pricing/plan-row';
import { homePricing } from './pricing';

const Head = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[7]};
`;

/** The plans as the home page names them: the largest asks for a conversation. */
export function PricingSection() {
  return (
    <Section tone="sunken" aria-labelledby="plans">
      <Container>
        <Head>
          <Heading level={2} id="plans">
            {homePricing.heading}
          </Heading>
          <Lead>{homePricing.text}</Lead>
        </Head>
        <PlanRow>
          {plans.map((plan) => (
            <PlanCard
              key={plan.slug}
              plan={plan}
              name={plan.home?.name}
              priceText={plan.home?.priceText}
            >
              {plan.home ? (
                <LinkButton to="/contact" variant="secondary" wide>
                  {plan.home.buttonText}
                </LinkButton>
              ) : (
                <PlanButton plan={plan} />
              )}
            </PlanCard>
          ))}
        </PlanRow>
      </Container>
    </Section>
  );
}
