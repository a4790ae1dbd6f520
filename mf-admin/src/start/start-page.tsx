import { Navigate } from 'react-router-dom';

/** The panel's bare address. */
export function Page() {
  return <Navigate to="/admin/customers" replace />;
}
