import { addressOf } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { OwnAccount } from '@northcast/shared-contracts/api/entities';
import { failureAdvice } from '@northcast/shared-contracts/content/texts/failure-advice';
import { Button } from '@northcast/shared-ui/button/button';
import { Card } from '@northcast/shared-ui/card/card';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Skeleton, SkeletonArea } from '@northcast/shared-ui/skeleton/skeleton';
import { theme } from '@northcast/shared-ui/theme/theme';
import { use, useRef, useState } from 'react';
import styled from 'styled-components';
import { useSecondFactorQuery } from '../second-factor/second-factor-calls';
import { SecondFactorSection } from '../second-factor/second-factor-section';
import { SettingsSection } from '../section/settings-section';
import { SessionExpiry, useExpiry } from '../session/use-failure';
import { DeletionDialog } from './deletion-dialog';
import { EmailForm } from './email-form';
import { EmailState } from './email-state';
import { NameSection } from './name-section';
import { NoticesSection } from './notices-section';
import { useAccountQuery, useOwnSessionsQuery } from './own-account-calls';
import { PasswordSection } from './password-section';
import { SessionsSection } from './sessions/sessions-section';

/** Always refetch, because mail links and other browsers change this data too. */
const asked = { refetchOnMountOrArgChange: true };

/** The sections below the sessions wait until those have loaded, to avoid layout shift. */
export function AccountContent() {
  const account = useAccountQuery(undefined, asked);
  const secondFactor = useSecondFactorQuery(undefined, asked);
  const sessions = useOwnSessionsQuery(undefined, asked);
  useExpiry([account.error, secondFactor.error, sessions.error], use(SessionExpiry));
  const { data } = account;
  if (!data) {
    return account.error ? (
      <ErrorPanel
        title="Your account could not be loaded"
        text={failureAdvice(account.error)}
        onRetry={() => void account.refetch()}
        isRetrying={account.isFetching}
      />
    ) : (
      <AccountSkeleton />
    );
  }
  const isSecondFactorKnown = secondFactor.data !== undefined || secondFactor.error !== undefined;
  const haveSessionsSettled =
    isSecondFactorKnown && (sessions.data !== undefined || sessions.error !== undefined);
  return (
    <AccountList>
      <NameSection account={data} />
      <EmailSection account={data} />
      <PasswordSection account={data} />
      <SecondFactorSection secondFactor={secondFactor} email={data.email} />
      {isSecondFactorKnown && data.notices ? <NoticesSection notices={data.notices} /> : null}
      {isSecondFactorKnown ? <SessionsSection sessions={sessions} /> : null}
      {haveSessionsSettled ? (
        <>
          <PersonalDataSection />
          <DeletionSection />
        </>
      ) : null}
    </AccountList>
  );
}

function DeletionSection() {
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsSection title="Delete account" description="There is no way back.">
      <Cluster>
        <Button variant="destructive" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      </Cluster>
      {isAsking ? <DeletionDialog onClose={() => setAsking(false)} /> : null}
    </SettingsSection>
  );
}

/** The current address and the form that changes it. */
function EmailSection({ account }: { readonly account: OwnAccount }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <SettingsSection
      title="Email"
      description="You sign in with it. A new address takes effect when you confirm it by the link that we mail to it."
      headingRef={heading}
    >
      <EmailState account={account} heading={heading} />
      <EmailForm pendingEmail={account.pendingEmail} />
    </SettingsSection>
  );
}

const downloads = [
  ['Download as JSON', endpoints.personalData, 'northcast-data.json'],
  ['Download as CSV', endpoints.exportPersonalData, 'northcast-data.csv'],
] as const;

function PersonalDataSection() {
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

/** Stacks the sections. At least one screen high, so that the footer only moves off-screen. */
const AccountList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  align-content: start;
  min-height: 100svh;
  padding-bottom: ${theme.space[8]};
`;

export function AccountSkeleton() {
  return (
    <SkeletonArea label="Loading your account">
      <AccountList>
        {['name', 'email', 'password'].map((section) => (
          <Card key={section}>
            <Stack gap={4}>
              <Skeleton shape="heading" width="short" />
              <Skeleton shape="control" />
              <Skeleton shape="control" />
            </Stack>
          </Card>
        ))}
      </AccountList>
    </SkeletonArea>
  );
}
