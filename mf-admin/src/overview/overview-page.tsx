import { type Period, periodNames } from '@northcast/shared-contracts/api/business';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Grid, Stack } from '@northcast/shared-ui/layout/layout';
import { Skeleton, SkeletonArea } from '@northcast/shared-ui/skeleton/skeleton';
import { TabLinks } from '@northcast/shared-ui/tab-links/tab-links';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminApi, adminStore } from '../calls/admin-api';
import { useSessionEnd } from '../calls/call-failure';
import { periodText } from './figure-text';
import { Needs } from './needs';
import { Tiles } from './tiles';

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

function ChartsUnavailable() {
  return (
    <Text size="sm" tone="muted">
      The charts could not be loaded.
    </Text>
  );
}

/** Loaded separately, so that the figures above do not wait for the charts. */
const Charts = lazy(() =>
  import('./charts/charts').then(
    ({ Charts: Loaded }) => ({ default: Loaded }),
    () => ({ default: ChartsUnavailable }),
  ),
);

const usual: Period = 'week';

/** The figures of a period; the URL selects it. */
function Figures() {
  const [search] = useSearchParams();
  const period = periodNames.find((name) => name === search.get('period')) ?? usual;
  const read = adminApi.useBusinessFiguresQuery({ period });
  const { currentData: figures, error, isFetching } = read;
  useSessionEnd(error);
  return (
    <Stack gap={5}>
      <TabLinks
        label="Period"
        items={periodNames.map((name) => ({
          label: periodText[name].label,
          to: name === usual ? '/admin' : `/admin?period=${name}`,
          isCurrent: name === period,
        }))}
      />
      {figures ? (
        <>
          <Tiles figures={figures} />
          <Suspense fallback={<Skeleton shape="block" />}>
            <Charts figures={figures} />
          </Suspense>
        </>
      ) : error ? (
        <ErrorPanel
          title="The figures could not be loaded"
          text="Please try again in a moment."
          onRetry={() => void read.refetch()}
          isRetrying={isFetching}
          headingLevel={3}
        />
      ) : (
        <SkeletonArea label="Loading figures">
          <Stack gap={5}>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        </SkeletonArea>
      )}
    </Stack>
  );
}
