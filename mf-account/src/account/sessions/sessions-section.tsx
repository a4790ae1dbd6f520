import { useBusyUntilRead } from '@northcast/order-ui/calls/use-reads-ended';
import type { Session } from '@northcast/shared-contracts/api/entities';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { useLostFocusTo } from '@northcast/shared-ui/heading-focus/use-lost-focus-to';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useRef } from 'react';
import styled from 'styled-components';
import { api } from '../../account-calls';
import { LoadedList, type LoadingList } from '../../list/loaded-list';
import { SettingsSection } from '../../section/settings-section';
import { useFailure } from '../../session/use-failure';
import { useEndOtherSessionsMutation } from '../own-account-calls';
import { SessionRow } from './session-row';

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};

  & > li + li {
    padding-top: ${theme.space[3]};
    border-top: 1px solid ${theme.color.line};
  }
`;

interface SessionsSectionProps {
  readonly sessions: LoadingList<Session> & { readonly fulfilledTimeStamp?: number | undefined };
}

/** Active sessions of the account, with buttons that end them. */
export function SessionsSection({ sessions }: SessionsSectionProps) {
  const { showToast } = useHost();
  const showFailure = useFailure();
  const [endOthers] = useEndOtherSessionsMutation();
  const [run, isEnding] = useBusyUntilRead(api);
  /** When the list was loaded, in milliseconds since 1970. */
  const now = sessions.fulfilledTimeStamp ?? 0;
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button disappears with its sessions, once the list has been loaded again.
  useLostFocusTo(frame, heading);
  const end = async () => {
    const { error } = await run(() => endOthers({}));
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
              <List>
                {rows.map((session) => (
                  <li key={session.id}>
                    <SessionRow {...{ session, now, isEnding }} />
                  </li>
                ))}
              </List>
              {rows.some(({ isCurrent }) => !isCurrent) ? (
                <Cluster justify="end">
                  <Button variant="secondary" onClick={end} busy={isEnding} busyLabel="Ending...">
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
