import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { adminApi } from '../calls/admin-api';
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
    <ClosedPage
      heading="Not part of your role"
      title="Your role does not include this page"
      text={`Your role: ${roleNames[role]}. It includes: ${lowered(roleTexts[role])}. An owner can change that.`}
      action={first ? <LinkButton to={first.to}>{`Go to ${first.label}`}</LinkButton> : undefined}
    />
  );
}

const lowered = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** Replaces the panel until an administrator has set up a required second factor. */
export function SetUpGate({ children }: { readonly children: ReactNode }) {
  const { error } = adminApi.useOverviewQuery();
  const isMissing = (error as CallError | undefined)?.problem?.setUp === 'second-factor';
  if (!isMissing) return children;
  return (
    <ClosedPage
      heading="Second factor"
      title="The panel needs one"
      text={problems.setUpSecondFactor}
      action={<LinkButton to="/dashboard/account">Open your account</LinkButton>}
    />
  );
}

interface ClosedPageProps {
  readonly heading: string;
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}

/** Says why a page is closed to the user, and where to go instead. */
function ClosedPage({ heading, ...explanation }: ClosedPageProps) {
  return (
    <Stack gap={5}>
      <PageHead title={heading} noindex />
      <Heading level={1} size="x2" tabIndex={-1}>
        {heading}
      </Heading>
      <EmptyState icon="shield" headingLevel={2} {...explanation} />
    </Stack>
  );
}
