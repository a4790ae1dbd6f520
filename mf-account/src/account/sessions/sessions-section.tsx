import type { Session } from '@northcast/shared-contracts/api/entities';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { useLostFocusTo } from '@northcast/shared-ui/heading-focus/use-lost-focus-to';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useRef } from 'react';
import styled from 'styled-components';
import { LoadedList, type LoadingList } from '../../list/loaded-list';
import { SettingsSection } from '../../section/settings-section';
import { useFailure } from '../../session/use-failure';
import { useEndOtherSessionsMutation } from '../own-account-calls';
import { SessionRow } from './session-row';

interface SessionsSectionProps {
  readonly sessions: LoadingList<Session> & { readonly fulfilledTimeStamp?: number | undefined };
}

/** Active sessions of the account, with buttons that end them. */
export function SessionsSection({ sessions }: SessionsSectionProps) {
  const { showToast } = useHost();
  const showFailure = useFailure();
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button disappears with its sessions, once the list has been loaded again.
  useLostFocusTo(frame, heading);
  const end = async () => {
    const { error } = await endOthers({});
    if (error) showFailure('endSession', error);
    else showToast(accountToasts.sessionsEnded);
  };
  return (
    <SettingsSection
      title="Sessions"
      description="Where you are signed in. End what you do not know, and change your password."
      headingRef={heading}
    >
      <Stack gap={4} ref={frame}>
        <LoadedList list={sessions} noun="session" empty={null}>
          {(rows) => (
            <>
              <SessionList sessions={rows} now={sessions.fulfilledTimeStamp ?? 0} />
              {rows.some(({ isCurrent }) => !isCurrent) ? (
                <Cluster justify="end">
                  <Button variant="secondary" onClick={end} busy={isLoading} busyLabel="Ending...">
                    End all others
                  </Button>
                </Cluster>
              ) : null}
            </>
          )}
        </LoadedList>
      </Stack>
    </SettingsSection>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};

  & > li + li {
    padding-top: ${theme.space[3]};
    border-top: 1px solid ${theme.color.line};
  }
`;

interface SessionListProps {
  readonly sessions: readonly Session[];
  /** When the list was loaded, in milliseconds since 1970. */
  readonly now: number;
}

function SessionList({ sessions, now }: SessionListProps) {
  return (
    <List>
      {sessions.map((session) => (
        <li key={session.id}>
          <SessionRow session={session} now={now} />
        </li>
      ))}
    </List>
  );
}
