import type { TeamMember } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { type Requests, requestSchemas } from '@northcast/shared-contracts/api/requests';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { adminApi } from '../calls/admin-api';
import { FormDialog } from '../editing/form-dialog';
import { useCreation } from '../editing/use-creation';
import { RoleField } from './role-field';

type RoleChange = Requests['roleChange'];

const validate = validateForm(requestSchemas.roleChange);

interface RoleDialogProps {
  readonly member: TeamMember;
  readonly onClose: () => void;
}

export function RoleDialog({ member, onClose }: RoleDialogProps) {
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
      description="It counts at once, also where they are signed in."
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
