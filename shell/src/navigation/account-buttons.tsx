import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { leaveThroughServer, signOutAddress } from '../session/leave';

interface AccountButtonsProps {
  /** Signs out through the server's address even where a call could. */
  readonly leavesByNavigation?: boolean;
}

/**
 * TRY US OUT and LOGIN for a visitor, Dashboard and Logout for somebody signed in. That an account is an administrator's is known later:
 * their link stands at the free side, so that nothing moves when it comes.
 */
export function AccountButtons({ leavesByNavigation = false }: AccountButtonsProps) {
  const { session, signOut } = useHost();
  if (session.status === 'anonymous') {
    return (
      <Cluster gap={2}>
        <LinkButton to="/auth" variant="ghost" size="sm">
          LOGIN
        </LinkButton>
        <LinkButton to="/pricing" size="sm">
          TRY US OUT
        </LinkButton>
      </Cluster>
    );
  }
  return (
    <Cluster gap={2}>
      {session.status === 'authenticated' && session.user.isAdmin ? (
        <LinkButton to="/admin" variant="ghost" size="sm">
          Admin
        </LinkButton>
      ) : null}
      <LinkButton to="/dashboard" variant="secondary" size="sm">
        Dashboard
      </LinkButton>
      {/* A form, so that a press counts before script has come, and without it. */}
      <form
        method="get"
        action={signOutAddress}
        onSubmit={(event) => {
          event.preventDefault();
          if (leavesByNavigation) leaveThroughServer();
          else void signOut();
        }}
      >
        <Button type="submit" variant="ghost" size="sm">
          Logout
        </Button>
      </form>
    </Cluster>
  );
}
