import { summary as acceptableUse } from '../../content/legal/acceptable-use.md?summary';
import { summary as cookies } from '../../content/legal/cookies.md?summary';
import { summary as privacy } from '../../content/legal/privacy.md?summary';
import { summary as refund } from '../../content/legal/refund.md?summary';
import { summary as shipping } from '../../content/legal/shipping.md?summary';
import { summary as terms } from '../../content/legal/terms.md?summary';
import type { PolicySlug } from './policies';

export const policyTitles: Readonly<Record<PolicySlug, string>> = {
  terms: terms.title,
  privacy: privacy.title,
  refund: refund.title,
  shipping: shipping.title,
  cookies: cookies.title,
  'acceptable-use': acceptableUse.title,
};
