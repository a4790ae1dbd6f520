import { Card } from '@northcast/shared-ui/card/card';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Skeleton, SkeletonArea } from '@northcast/shared-ui/skeleton/skeleton';

export function OrderSkeleton() {
  return (
    <SkeletonArea label="Loading the order">
      <Stack gap={5} aria-hidden="true">
        <Skeleton shape="heading" width="half" />
        <Skeleton width="full" />
        {['next', 'brief', 'timeline'].map((part) => (
          <Card key={part}>
            <Stack gap={3}>
              <Skeleton shape="heading" width="short" />
              <Skeleton width="long" />
              <Skeleton width="half" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </SkeletonArea>
  );
}
