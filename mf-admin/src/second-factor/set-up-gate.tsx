import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading } from '@northcast/shared-ui/typography/typography';
import type { ReactNode } from 'react';
import { adminApi } from '../calls/admin-api';

/** Replaces the panel until an administrator has set up a required second factor. */
export function SetUpGate({ children }: { readonly children: ReactNode }) {
  const { error } = adminApi.useOverviewQuery();
  const isMissing = (error as CallError | undefined)?.problem?.setUp === 'second-factor';
  if (!isMissing) return children;
  return (
    <Stack gap={5}>
      <PageHead title="Second factor" noindex />
      <Heading level={1} size="x2" tabIndex={-1}>
        Second factor
      </Heading>
      <EmptyState
        icon="shield"
        headingLevel={2}
        title="The panel needs one"
        text={problems.setUpSecondFactor}
        action={<LinkButton to="/dashboard/account">Open your account</LinkButton>}
      />
    </Stack>
  );
}
