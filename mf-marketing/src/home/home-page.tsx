import { PageHead } from '@northcast/shared-contracts/host/page-head';
import type { PageRequest } from '@northcast/shared-contracts/host/remote';
import { Suspense } from 'react';
import { loadPosts, prefetchPosts } from '../blog/posts';
import { ListenOpener } from '../listen/listen-opener';
import { BlogSection } from './blog-section';
import { teaserCount } from './blog-teaser';
import { ClosingSection } from './closing-section';
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
        <ClosingSection />
      </Suspense>
    </>
  );
}
