import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { LinkStep } from './link-step';

/** Unsubscribes an administrator from notices. */
export function Page() {
  return (
    <LinkStep
      title="Unsubscribe"
      endpoint={endpoints.unsubscribe}
      question="You get mails about new orders, messages and enquiries. Do you want to stop them?"
      button="Unsubscribe"
      busy="Unsubscribing..."
      done="Done. You can turn these mails on again in your account."
      dead="You can also turn these mails off in your account."
      way={{ to: '/dashboard/account', label: 'Your account' }}
    />
  );
}
