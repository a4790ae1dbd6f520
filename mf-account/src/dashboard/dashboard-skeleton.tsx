import { Card } from '@northcast/shared-ui/card/card';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Skeleton, SkeletonArea } from '@northcast/shared-ui/skeleton/skeleton';
import { Columns, Main, Part } from './dashboard-layout';
import { ListSkeleton } from './list-skeleton';

/** While it is not known who visits. */
export function DashboardSkeleton() {
  return (
    <SkeletonArea label="Loading your dashboard">
      <Columns>
        <Card>
          <Stack gap={4}>
            <Skeleton shape="heading" width="half" />
            <Skeleton />
            <Skeleton width="long" />
          </Stack>
        </Card>
        <Main>
          <Part>
            <Skeleton shape="heading" width="short" />
            <ListSkeleton />
          </Part>
        </Main>
      </Columns>
    </SkeletonArea>
  );
}
