import { useUserId } from '@northcast/order-ui/use-user-id';
import type { TeamMember } from '@northcast/shared-contracts/api/entities';
import { failureAdvice } from '@northcast/shared-contracts/content/texts/failure-advice';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { Button } from '@northcast/shared-ui/button/button';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { SpinnerPanel } from '@northcast/shared-ui/spinner/spinner';
import { useState } from 'react';
import { adminApi, adminStore } from '../calls/admin-api';
import { useSessionEnd } from '../calls/call-failure';
import { useDeletion } from '../editing/use-deletion';
import { countText } from '../list/count-text';
import { RefreshButton } from '../list/list-actions';
import { ListPage } from '../list/list-page';
import { InvitationList } from './invitation-list';
import { InviteDialog } from './invite-dialog';
import { MemberTable } from './member-table';
import { RoleDialog } from './role-dialog';

export const store = [adminStore];

const noun = { one: 'person', many: 'people' };

export function Page() {
  const { data: members, error, isFetching, refetch } = adminApi.useTeamQuery();
  const [removeMember] = adminApi.useRemoveMemberMutation();
  const [isInviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<TeamMember | null>(null);
  const ownId = useUserId();
  useSessionEnd(error);
  const remove = useDeletion({
    question: 'Remove this person from the team? Their account stays, as a customer’s.',
    remove: removeMember,
    deleted: toasts.memberRemoved,
    failure: 'removeMember',
  });
  return (
    <ListPage
      title="Team"
      count={members ? countText(members.length, noun) : ''}
      refresh={<RefreshButton tags={['Team']} isFetching={isFetching} />}
      actions={
        <Button size="sm" icon={<Icon name="plus" />} onClick={() => setInviting(true)}>
          Invite
        </Button>
      }
    >
      {members ? (
        <MemberTable
          members={members}
          ownId={ownId ?? ''}
          busy={isFetching}
          onChangeRole={setChanging}
          onRemove={(id) => void remove(id)}
        />
      ) : error ? (
        <ErrorPanel
          title="The team could not be loaded"
          text={failureAdvice(error)}
          onRetry={refetch}
        />
      ) : (
        <SpinnerPanel label="Loading" />
      )}
      <InvitationList />
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
      {changing ? <RoleDialog member={changing} onClose={() => setChanging(null)} /> : null}
    </ListPage>
  );
}
