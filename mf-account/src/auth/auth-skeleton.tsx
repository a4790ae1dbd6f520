import { Stack } from '@northcast/shared-ui/layout/layout';
import { Skeleton, SkeletonArea } from '@northcast/shared-ui/skeleton/skeleton';

/** In place of the form while it is not known who is at the keyboard. */
export function AuthSkeleton() {
  return (
    <SkeletonArea label="Loading">
      <Stack gap={5}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    </SkeletonArea>
  );
}
