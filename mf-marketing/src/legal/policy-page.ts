import type { PageModule } from '@northcast/shared-contracts/host/remote';
import { type LegalDocument, legalPage } from './legal-page';
import type { PolicySlug } from './policies';

/**
 * The page of one policy. The index of all texts is part of this chunk, not of the one that every
 * page loads.
 */
export async function policyPage(slug: PolicySlug): Promise<PageModule> {
  const document: LegalDocument = await import(`../../content/legal/${slug}.md`);
  return legalPage(slug, document);
}
