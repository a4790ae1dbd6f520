import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { Cluster, Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import { FaqSection } from '../faq-list/faq-section';
import { OrderButton } from '../order/order-button';
import { AddOnList } from './add-on-list';
import { ChooserSection } from './chooser/chooser-section';
import { EnterpriseOffer } from './enterprise-offer';
import { PlanComparison } from './plan-comparison';
import { pricingFaqHeading, pricingFaqs } from './pricing-faq';
import { PricingIntro } from './pricing-intro';

export function Page() {
  return (
    <>
      <PageHead
        title="Pricing: plans, add-ons and enterprise"
        description="Podcast plans from $140, add-ons from $15 and enterprise agreements for AI and audio. One-time payments in US dollars, with a 30-day money-back guarantee."
      />
      <PricingIntro />
      <ChooserSection />
      <PlanComparison />
      <AddOnList />
      <EnterpriseOffer />
      <TrialOffer />
      <FaqSection id="pricing-faq" heading={pricingFaqHeading} faqs={pricingFaqs} />
    </>
  );
}

const pricingTrial = {
  heading: 'See the work before you pay',
  text:
    'Send us ten minutes of your own recording and we edit it at no charge, or take thirty ' +
    'minutes with a consultant and watch an assistant work on an example from your field.',
  primaryAction: { label: 'Start Free Trial', order: 'free-trial' },
  secondaryAction: { label: 'Schedule Demo Call', order: 'demo-call' },
} as const;

function TrialOffer() {
  const { heading, text, primaryAction, secondaryAction } = pricingTrial;
  return (
    <Section tone="sunken" space="md" aria-labelledby="trial">
      <Container>
        <Split>
          <Heading level={2} id="trial">
            {heading}
          </Heading>
          <Stack gap={5}>
            <Lead>{text}</Lead>
            <Cluster>
              <OrderButton order={primaryAction.order} size="lg">
                {primaryAction.label}
              </OrderButton>
              <OrderButton order={secondaryAction.order} size="lg" variant="secondary">
                {secondaryAction.label}
              </OrderButton>
            </Cluster>
          </Stack>
        </Split>
      </Container>
    </Section>
  );
}
