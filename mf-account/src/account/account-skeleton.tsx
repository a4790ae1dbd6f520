import { Card } from '@northcast/shared-ui/card/card';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Skeleton, SkeletonArea } from '@northcast/shared-ui/skeleton/skeleton';
import { AccountList } from './account-list';

/** In place of the sections until the account is known. */
export function AccountSkeleton() {
  return (
    <SkeletonArea label="Loading your account">
      <AccountList>
        {['name', 'email', 'password'].map((section) => (
          <Card key={section}>
            <Stack gap={4}>
              <Skeleton shape="heading" width="short" />
              <Skeleton shape="control" />
              <Skeleton shape="control" />
            </Stack>
          </Card>
        ))}
      </AccountList>
    </SkeletonArea>
  );
}
