import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { use } from 'react';
import { whatToDo } from '../list/loaded-list';
import { useSecondFactorQuery } from '../second-factor/second-factor-calls';
import { SecondFactorSection } from '../second-factor/second-factor-section';
import { SessionExpiry } from '../session/session-expiry';
import { useExpiry } from '../session/use-expiry';
import { AccountList } from './account-list';
import { AccountSkeleton } from './account-skeleton';
import { DeletionSection } from './deletion-section';
import { EmailSection } from './email-section';
import { NameSection } from './name-section';
import { NoticesSection } from './notices-section';
import { useAccountQuery, useOwnSessionsQuery } from './own-account-calls';
import { PasswordSection } from './password-section';
import { PersonalDataSection } from './personal-data-section';
import { SessionsSection } from './sessions/sessions-section';

/** Links of mails and other browsers change what these calls answer, too. */
const asked = { refetchOnMountOrArgChange: true };

/** What stands below the sessions waits for them, so that nothing on the screen moves. */
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
        text={whatToDo(account.error)}
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
