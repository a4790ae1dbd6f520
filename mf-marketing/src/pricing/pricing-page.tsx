import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { FaqSection } from '../faq-list/faq-section';
import { AddOnList } from './add-on-list';
import { ChooserSection } from './chooser/chooser-section';
import { EnterpriseOffer } from './enterprise-offer';
import { PlanComparison } from './plan-comparison';
import { pricingFaqHeading, pricingFaqs } from './pricing-faq';
import { PricingIntro } from './pricing-intro';
import { TrialOffer } from './trial-offer';

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
