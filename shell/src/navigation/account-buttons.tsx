import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';

/** TRY US OUT and LOGIN for a visitor, Dashboard and Logout for somebody signed in. */
export function AccountButtons({ onLogout }: { readonly onLogout?: () => void }) {
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
      <LinkButton to="/dashboard" variant="secondary" size="sm">
        Dashboard
      </LinkButton>
      <Button variant="ghost" size="sm" onClick={onLogout ?? (() => void signOut())}>
        Logout
      </Button>
    </Cluster>
  );
}
