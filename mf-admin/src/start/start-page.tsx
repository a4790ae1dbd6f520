import { useHost } from '@northcast/shared-contracts/host/host';
import { SpinnerPanel } from '@northcast/shared-ui/spinner/spinner';
import { Navigate } from 'react-router-dom';
import { homeOf } from '../layout/sections';
import { useRole } from '../role/use-role';

/** The panel's bare address. */
export function Page() {
  const { session } = useHost();
  const role = useRole();
  if (session.status === 'unknown' && !session.isUnreachable)
    return <SpinnerPanel label="Loading" />;
  return <Navigate to={homeOf(role)} replace />;
}
