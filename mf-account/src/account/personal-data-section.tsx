import { addressOf } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { SettingsSection } from '../section/settings-section';

const downloads = [
  ['Download as JSON', endpoints.personalData, 'northcast-data.json'],
  ['Download as CSV', endpoints.exportPersonalData, 'northcast-data.csv'],
] as const;

export function PersonalDataSection() {
  return (
    <SettingsSection
      title="Your data"
      description="All that we have stored of you: account, orders, messages, mails."
    >
      <Cluster gap={3}>
        {downloads.map(([label, endpoint, file]) => (
          <LinkButton
            key={file}
            href={addressOf(endpoint)}
            download={file}
            variant="secondary"
            icon={<Icon name="download" />}
          >
            {label}
          </LinkButton>
        ))}
      </Cluster>
    </SettingsSection>
  );
}
