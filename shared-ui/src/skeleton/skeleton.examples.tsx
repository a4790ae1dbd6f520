import { Card } from '@northcast/shared-ui/card/card';
import type { Example } from '@northcast/shared-ui/example/example';
import { Grid, Stack } from '@northcast/shared-ui/layout/layout';
import { Skeleton, SkeletonArea } from '@northcast/shared-ui/skeleton/skeleton';

export const skeletonExamples: readonly Example[] = [
  {
    name: 'Cards on their way',
    render: () => (
      <SkeletonArea label="Loading posts">
        <Grid columns={3}>
          {[1, 2, 3].map((card) => (
            <Card key={card}>
              <Stack gap={3}>
                <Skeleton shape="picture" />
                <Skeleton width="short" />
                <Skeleton shape="heading" width="long" />
                <Skeleton />
              </Stack>
            </Card>
          ))}
        </Grid>
      </SkeletonArea>
    ),
  },
];
