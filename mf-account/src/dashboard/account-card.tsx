import type { User } from '@northcast/shared-contracts/api/entities';
import { formatDateTime } from '@northcast/shared-contracts/texts/format';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { Card } from '@northcast/shared-ui/card/card';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';

const Facts = styled.dl`
  display: grid;
  font-size: ${theme.font.sm};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[4]};
    justify-content: space-between;
    padding-block: ${theme.space[3]};
    border-top: 1px solid ${theme.color.line};
  }

  & > :last-child {
    padding-bottom: 0;
  }

  dt {
    color: ${theme.color.muted};
  }

  dd {
    color: ${theme.color.ink};
    font-weight: 550;
    overflow-wrap: anywhere;
  }
`;

export function AccountCard({ user }: { readonly user: User }) {
  return (
    <Card as="section" aria-labelledby="account-information">
      <Stack gap={4}>
        <Heading level={2} size="lg" id="account-information">
          Account Information
        </Heading>
        <Facts>
          <div>
            <dt>Name</dt>
            <dd>{`${user.firstName} ${user.lastName}`}</dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd>{user.email}</dd>
          </div>
          <div>
            <dt>Status</dt>
            <dd>
              <Badge tone="success">Active</Badge>
            </dd>
          </div>
          <div>
            <dt>Member since</dt>
            <dd>
              <time dateTime={user.createdAt}>{formatDateTime(user.createdAt)}</time>
            </dd>
          </div>
        </Facts>
      </Stack>
    </Card>
  );
}
