import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Grid, Stack } from '@northcast/shared-ui/layout/layout';
import { Skeleton, SkeletonArea } from '@northcast/shared-ui/skeleton/skeleton';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { adminApi, adminStore } from '../calls/admin-api';
import { useSessionEnd } from '../calls/call-failure';
import { Figures } from './figures';
import { Needs } from './needs';

export const store = [adminStore];

/** The panel's start page: pending work and business figures. */
export function Page() {
  const { data: needs, error, isFetching, refetch } = adminApi.useBusinessNeedsQuery();
  useSessionEnd(error);
  return (
    <Stack gap={6}>
      <PageHead title="Overview (admin)" noindex />
      <Heading level={1} size="x2">
        Overview
      </Heading>
      <Stack as="section" gap={4} aria-labelledby="needs">
        <Heading level={2} size="lg" id="needs">
          What needs you now
        </Heading>
        {needs ? (
          <Needs {...needs} />
        ) : error ? (
          <ErrorPanel
            title="What waits for you could not be loaded"
            text="Please try again in a moment."
            onRetry={() => void refetch()}
            isRetrying={isFetching}
            headingLevel={3}
          />
        ) : (
          <SkeletonArea label="Loading what needs you">
            <Grid min="md" columns={3} gap={4}>
              <Skeleton shape="block" />
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </Grid>
          </SkeletonArea>
        )}
      </Stack>
      <Stack as="section" gap={4} aria-labelledby="figures">
        <Heading level={2} size="lg" id="figures">
          How the business is doing
        </Heading>
        <Figures />
      </Stack>
    </Stack>
  );
}
