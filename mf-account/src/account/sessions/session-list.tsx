import type { Session } from '@northcast/shared-contracts/api/entities';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import { useFailure } from '../../session/use-failure';
import { useEndSessionMutation } from '../own-account-calls';
import { SessionRow } from './session-row';

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

export function SessionList({ sessions, now }: SessionListProps) {
  const { showToast } = useHost();
  const showFailure = useFailure();
  const [end, { isLoading, originalArgs }] = useEndSessionMutation();
  const endOne = async ({ id }: Session) => {
    const { error } = await end({ id });
    if (error) showFailure('endSession', error);
    else showToast(accountToasts.sessionEnded);
  };
  return (
    <List>
      {sessions.map((session) => (
        <li key={session.id}>
          <SessionRow
            session={session}
            now={now}
            isEnding={isLoading && originalArgs?.id === session.id}
            onEnd={() => void endOne(session)}
          />
        </li>
      ))}
    </List>
  );
}
