import { newsletterEndpoints } from '@northcast/shared-contracts/api/newsletter-endpoints';
import { LinkStep } from '../unsubscribe/link-step';

/** Ends a newsletter subscription. */
export function Page() {
  return (
    <LinkStep
      title="Unsubscribe"
      endpoint={newsletterEndpoints.endSubscription}
      question="Do you want to unsubscribe from our newsletter?"
      button="Unsubscribe"
      busy="Unsubscribing..."
      done="Done. Your address is deleted."
      dead="Write to us, and we remove your address."
      way={{ to: '/contact', label: 'Contact us' }}
    />
  );
}
