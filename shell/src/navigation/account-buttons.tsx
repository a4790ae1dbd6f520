import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { signOutAddress } from '../session/leave';

interface AccountButtonsProps {
  /** Signs out in place of the call of the host. */
  readonly leave?: () => void;
}

/**
 * LOGIN and TRY US OUT for visitors, Dashboard and Logout for signed-in users. Whether the user is
 * an administrator is known later, so the Admin link is on the outer side and does not move the
 * others when it appears.
 */
export function AccountButtons({ leave }: AccountButtonsProps) {
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
      {/* A form, so that it works before and without JavaScript. */}
      <form
        method="get"
        action={signOutAddress}
        onSubmit={(event) => {
          event.preventDefault();
          if (leave) leave();
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
