import { Container, Section, Split } from '@northcast/shared-ui/layout/layout';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { FaqList } from '../faq-list/faq-list';
import { pricingFaqHeading, pricingFaqs } from './pricing-faq';

export function PricingFaq() {
  return (
    <Section aria-labelledby="pricing-faq">
      <Container>
        <Split align="start" wider="end">
          <Heading level={2} id="pricing-faq">
            {pricingFaqHeading}
          </Heading>
          <FaqList name="pricing-faq" faqs={pricingFaqs} />
        </Split>
      </Container>
    </Section>
  );
}
