import { newsletterEndpoints } from '@northcast/shared-contracts/api/newsletter-endpoints';
import { LinkStep } from '../unsubscribe/link-step';

/** Confirms a newsletter subscription. */
export function Page() {
  return (
    <LinkStep
      title="Newsletter"
      endpoint={newsletterEndpoints.confirmSubscription}
      question="Do you want our newsletter at this address?"
      button="Confirm my subscription"
      busy="Confirming..."
      done="Thank you. The next letter comes to your address."
      dead="Enter your address once more, and we send you another one."
      way={{ to: '/blog', label: 'Read the blog' }}
    />
  );
}
