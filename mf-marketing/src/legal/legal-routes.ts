import type { PageModule, RemoteRoute } from '@northcast/shared-contracts/host/remote';
import { staticRoute } from '../static-section/static-route';
import { enhancePolicy } from './enhance-policy';
import type { LegalDocument } from './legal-page';
import { type PolicySlug, policySlugs } from './policies';

/** The page's code and its text are two chunks, asked for together. */
async function policyPage(slug: PolicySlug, text: Promise<LegalDocument>): Promise<PageModule> {
  const [{ legalPage }, document] = await Promise.all([import('./legal-page'), text]);
  return legalPage(slug, document);
}

export const legalRoutes: readonly RemoteRoute[] = policySlugs.map((slug) =>
  staticRoute(`/legal/${slug}`, () => policyPage(slug, import(`../../content/legal/${slug}.md`)), {
    enhance: enhancePolicy,
  }),
);
