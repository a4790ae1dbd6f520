import { useHost } from '@northcast/shared-contracts/host/host';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { theme } from '@northcast/shared-ui/theme/theme';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useSignOut } from '../sign-out/use-sign-out';
import { itemStyles, SectionLinks } from './section-links';

const Frame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[4]};
  min-height: 0;
  padding: ${theme.space[5]} ${theme.space[4]};
  overflow-y: auto;
`;

const Title = styled.p`
  padding-inline: ${theme.space[3]};
  color: ${theme.color.ink};
  font-weight: 650;
  letter-spacing: -0.01em;
`;

const Account = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  margin-top: auto;
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};
`;

const Person = styled.p`
  display: grid;
  padding-inline: ${theme.space[3]};
  color: ${theme.color.ink};
  font-size: ${theme.font.sm};
  font-weight: 550;
  line-height: 1.4;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

const Address = styled.span`
  color: ${theme.color.muted};
  overflow: hidden;
  font-size: ${theme.font.xs};
  font-weight: 400;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Dashboard = styled(Link)`
  ${itemStyles}
`;

const Logout = styled.button`
  ${itemStyles}
`;

interface SidebarProps {
  readonly onChoose?: () => void;
  /** Shown below the title. */
  readonly search?: ReactNode;
}

/** Links to the panel's pages, the signed-in user, and sign-out. */
export function Sidebar({ onChoose, search }: SidebarProps) {
  const { session } = useHost();
  const signOut = useSignOut();
  return (
    <Frame>
      <Title>Admin Panel</Title>
      {search}
      <nav aria-label="Admin Panel">
        <SectionLinks {...(onChoose ? { onChoose } : {})} />
      </nav>
      <Account>
        {session.status === 'authenticated' ? (
          <Person>
            {session.user.firstName} {session.user.lastName}
            <Address title={session.user.email}>{session.user.email}</Address>
          </Person>
        ) : null}
        <Dashboard to="/dashboard" onClick={onChoose}>
          <Icon name="people" />
          Dashboard
        </Dashboard>
        <Logout type="button" onClick={() => void signOut()}>
          <Icon name="logout" />
          Logout
        </Logout>
      </Account>
    </Frame>
  );
}
