import { plans } from '@northcast/shared-contracts/content/catalogue/plans';
import { Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import styled from 'styled-components';
import { IntroPicture } from '../intro/intro-picture';
import { PlanCard } from './plan-card';
import { PlanButton, PlanRow } from './plan-row';

const pricingIntro = {
  headline: 'Know the price before the work begins',
  text:
    'Three plans for shows with a schedule, add-ons for single episodes, and an agreement for ' +
    'companies. Everything is paid once, in US dollars.',
} as const;

const plansHeading = 'Plans';

const Plans = styled.section`
  margin-top: ${theme.space[7]};
`;

/** The page's introduction and the three plans. */
export function PricingIntro() {
  return (
    <Section as="div" space="md">
      <Container>
        <Split wider="start">
          {/* With `IntroText` here, webpack would repeat 2.5 kB of modules in several chunks. */}
          <Stack gap={5}>
            <Heading level={1} size="x5">
              {pricingIntro.headline}
            </Heading>
            <Lead>{pricingIntro.text}</Lead>
          </Stack>
          <IntroPicture src="/images/pricing.svg" />
        </Split>
        <Plans aria-labelledby="plans">
          <VisuallyHidden as="h2" id="plans">
            {plansHeading}
          </VisuallyHidden>
          <PlanRow>
            {plans.map((plan) => (
              <PlanCard key={plan.slug} plan={plan}>
                <PlanButton plan={plan} />
              </PlanCard>
            ))}
          </PlanRow>
        </Plans>
      </Container>
    </Section>
  );
}
