import { Card } from '@northcast/shared-ui/card/card';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Skeleton, SkeletonArea } from '@northcast/shared-ui/skeleton/skeleton';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

/** Stacks the sections. At least one screen high, so that the footer only moves off-screen. */
export const AccountList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  align-content: start;
  min-height: 100svh;
  padding-bottom: ${theme.space[8]};
`;

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
