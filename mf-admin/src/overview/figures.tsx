import { type Period, periodNames } from '@northcast/shared-contracts/api/business';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Skeleton, SkeletonArea } from '@northcast/shared-ui/skeleton/skeleton';
import { TabLinks } from '@northcast/shared-ui/tab-links/tab-links';
import { Text } from '@northcast/shared-ui/typography/typography';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminApi } from '../calls/admin-api';
import { useSessionEnd } from '../calls/call-failure';
import { periodText } from './figure-text';
import { Tiles } from './tiles';

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
export function Figures() {
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
