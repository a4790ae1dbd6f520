import { newsletterEndpoints } from '@northcast/shared-contracts/api/newsletter-endpoints';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
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
      way={
        <LinkButton to="/contact" variant="secondary">
          Contact us
        </LinkButton>
      }
    />
  );
}
