import type { OwnAccount } from '@northcast/shared-contracts/api/entities';
import { SettingsSection } from '../section/settings-section';
import { EmailForm } from './email-form';
import { EmailState } from './email-state';

/** The address as it is, and the way to another one. */
export function EmailSection({ account }: { readonly account: OwnAccount }) {
  return (
    <SettingsSection
      title="Email"
      description="You sign in with it. Another one counts once you have followed the link that we mail to it."
    >
      <EmailState account={account} />
      <EmailForm />
    </SettingsSection>
  );
}
