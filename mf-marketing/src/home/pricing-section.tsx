import { plans } from '@northcast/shared-contracts/content/catalogue/plans';
import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { PlanCard } from '../pricing/plan-card';
import { PlanButton, PlanRow } from '../pricing/plan-row';
import { SectionHead } from '../section-head/section-head';

const homePricing = {
  heading: 'Plans for a show with a schedule',
  text: 'Several episodes in one order, for less than the same services cost one by one. Paid once.',
} as const;

/** The plans under their home-page names; the largest leads to the contact page. */
export function PricingSection() {
  return (
    <Section tone="sunken" aria-labelledby="plans">
      <Container>
        <SectionHead id="plans" {...homePricing} />
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
