import { PageHead } from '@northcast/shared-contracts/host/page-head';
import type { PageRequest } from '@northcast/shared-contracts/host/remote';
import { Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import { Suspense } from 'react';
import { ActionPair } from '../action-pair/action-pair';
import { loadPosts, prefetchPosts } from '../blog/posts';
import { ListenOpener } from '../listen/listen-opener';
import { BlogSection, teaserCount } from './blog-section';
import { EnterpriseSection } from './enterprise-section';
import { FaqSection } from './faq-section';
import { HeroSection } from './hero-section';
import { LogosStrip } from './logos-strip';
import { PartnerSection } from './partner-section';
import { PricingSection } from './pricing-section';
import { ProcessSection } from './process-section';
import { SolutionsSection } from './solutions-section';
import { TestimonialsSection } from './testimonials-section';

/** Status 200 even if the posts fail: they are one section of many. */
export const load = (request: PageRequest) => loadPosts(request, 200, teaserCount);

export const prefetch = prefetchPosts;

/**
 * Hydrated only if the document could not show the posts. Each Suspense boundary then hydrates
 * separately; the one that the user interacts with comes first.
 */
export function Page() {
  return (
    <>
      <PageHead
        title="AI consulting and podcast production"
        description="AI systems for companies and finished episodes for podcasts. Fixed prices where the work is known, a written quote where it is not, paid once."
      />
      <HeroSection />
      <ListenOpener />
      <LogosStrip />
      <Suspense>
        <TestimonialsSection />
        <ProcessSection />
      </Suspense>
      <Suspense>
        <PartnerSection />
        <SolutionsSection />
      </Suspense>
      <Suspense>
        <PricingSection />
        <EnterpriseSection />
      </Suspense>
      <Suspense>
        <FaqSection />
        <BlogSection />
        <Closing />
      </Suspense>
    </>
  );
}

const closing = {
  heading: 'Start with one episode or one process',
  text:
    'Order a single service today, or tell us about the task that takes your team too long. You ' +
    'will know the price and the date before any work begins.',
  primaryAction: { label: 'EXPLORE SERVICES', to: '/services' },
  secondaryAction: { label: 'VIEW PRICING', to: '/pricing' },
} as const;

/** Repeats the two main actions at the end of the page. */
function Closing() {
  const { heading, text, primaryAction, secondaryAction } = closing;
  return (
    <Section aria-labelledby="closing">
      <Container>
        <Split wider="start" align="start">
          <Heading level={2} size="x5" id="closing">
            {heading}
          </Heading>
          <Stack gap={5}>
            <Lead>{text}</Lead>
            <ActionPair primary={primaryAction} secondary={secondaryAction} />
          </Stack>
        </Split>
      </Container>
    </Section>
  );
}
