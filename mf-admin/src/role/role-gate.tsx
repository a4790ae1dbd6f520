import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useRefreshSession } from '../calls/call-failure';
import { roleNames, roleTexts } from './role-text';
import { homeOf, mayOpen, sectionsOf } from './sections';
import { useRole } from './use-role';

/**
 * Replaces a page that the role may not open with an explanation, instead of lists that fail to
 * load.
 */
export function RoleGate({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const role = useRole();
  const path = pathname.replace(/\/$/, '');
  if (mayOpen(role, path)) return children;
  if (path === '/admin') return <Navigate to={homeOf(role)} replace />;
  return <NotInRole />;
}

function NotInRole() {
  const role = useRole();
  const refreshSession = useRefreshSession();
  useEffect(() => {
    // An owner may have changed the role since the session was read.
    refreshSession();
  }, [refreshSession]);
  const [first] = sectionsOf(role);
  return (
    <Stack gap={5}>
      <PageHead title="Not part of your role" noindex />
      <Heading level={1} size="x2" tabIndex={-1}>
        Not part of your role
      </Heading>
      <EmptyState
        icon="shield"
        headingLevel={2}
        title="Your role does not include this page"
        text={`Your role: ${roleNames[role]}. It includes: ${lowered(roleTexts[role])}. An owner can change that.`}
        action={first ? <LinkButton to={first.to}>{`Go to ${first.label}`}</LinkButton> : undefined}
      />
    </Stack>
  );
}

const lowered = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
