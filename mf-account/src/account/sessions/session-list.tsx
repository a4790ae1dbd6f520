import type { Session } from '@northcast/shared-contracts/api/entities';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
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
