import { useUserId } from '@northcast/order-ui/use-user-id';
import type { TeamMember } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { type Requests, requestSchemas } from '@northcast/shared-contracts/api/requests';
import { failureAdvice } from '@northcast/shared-contracts/content/texts/failure-advice';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { SpinnerPanel } from '@northcast/shared-ui/spinner/spinner';
import { useState } from 'react';
import { adminApi, adminStore } from '../calls/admin-api';
import { useSessionEnd } from '../calls/call-failure';
import { FormDialog } from '../editing/form-dialog';
import { useCreation } from '../editing/use-creation';
import { useDeletion } from '../editing/use-deletion';
import { countText } from '../list/count-text';
import { RefreshButton } from '../list/list-actions';
import { ListPage } from '../list/list-page';
import { InvitationList } from './invitation-list';
import { InviteDialog, RoleField } from './invite-dialog';
import { MemberTable } from './member-table';

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
          ownId={ownId}
          busy={isFetching}
          onChangeRole={setChanging}
          onRemove={(id) => void remove(id)}
        />
      ) : error ? (
        <ErrorPanel
          title="The team could not be loaded"
          text={failureAdvice(error)}
          onRetry={refetch}
          isRetrying={isFetching}
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

type RoleChange = Requests['roleChange'];

const validate = validateForm(requestSchemas.roleChange);

interface RoleDialogProps {
  readonly member: TeamMember;
  readonly onClose: () => void;
}

function RoleDialog({ member, onClose }: RoleDialogProps) {
  const { refreshSession } = useHost();
  const [change] = adminApi.useChangeRoleMutation();
  const submit = useCreation<RoleChange>({
    create: (body, idempotencyKey) => change({ id: member.id, body, idempotencyKey }),
    created: toasts.roleChanged,
    failure: 'changeRole',
    onCreated: () => {
      onClose();
      // The user may have changed their own role.
      void refreshSession();
    },
  });
  return (
    <FormDialog<RoleChange>
      title={`Role of ${member.name}`}
      description="It takes effect at once, even where they are signed in."
      initialValues={{ role: member.role }}
      validate={validate}
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Change role"
      busyLabel="Saving..."
    >
      <RoleField />
    </FormDialog>
  );
}
