import { DialogBody } from '@northcast/shared-ui/dialog/dialog-frame';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Skeleton, SkeletonArea } from '@northcast/shared-ui/skeleton/skeleton';

/** While it is not known yet who orders. */
export function OrderFormSkeleton() {
  return (
    <DialogBody>
      <SkeletonArea label="Loading your account">
        <Stack gap={5}>
          <Skeleton shape="block" />
          <Skeleton shape="control" />
          <Skeleton shape="block" />
        </Stack>
      </SkeletonArea>
    </DialogBody>
  );
}
