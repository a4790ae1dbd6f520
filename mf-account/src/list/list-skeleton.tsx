import { Card } from '@northcast/shared-ui/card/card';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Skeleton } from '@northcast/shared-ui/skeleton/skeleton';

/** The shape of two entries of a list. */
export function ListSkeleton() {
  return (
    <Stack gap={4} aria-hidden="true">
      {['first', 'second'].map((entry) => (
        <Card key={entry}>
          <Stack gap={3}>
            <Skeleton width="short" />
            <Skeleton shape="heading" width="half" />
            <Skeleton width="long" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
