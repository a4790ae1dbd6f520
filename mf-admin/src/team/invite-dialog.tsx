import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { limits } from '@northcast/shared-contracts/api/limits';
import { type Requests, requestSchemas } from '@northcast/shared-contracts/api/requests';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { roles } from '@northcast/shared-contracts/roles';
import { FormSelect } from '@northcast/shared-ui/form/form-select';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { adminApi } from '../calls/admin-api';
import { FormDialog } from '../editing/form-dialog';
import { useCreation } from '../editing/use-creation';
import { roleNames, roleTexts } from '../role/role-text';

type Invitation = Requests['invitationCreation'];

const validate = validateForm(requestSchemas.invitationCreation);

export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const [invite] = adminApi.useInviteMutation();
  const submit = useCreation<Invitation>({
    create: (body, idempotencyKey) => invite({ body, idempotencyKey }),
    created: toasts.invited,
    failure: 'invite',
    onCreated: onClose,
  });
  return (
    <FormDialog<Invitation>
      title="Invite to the team"
      description="They get a mail with a link, which can be used once within 7 days."
      initialValues={{ email: '', role: 'producer' }}
      validate={validate}
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Send invitation"
      busyLabel="Sending..."
    >
      <FormTextField
        name="email"
        label="Email"
        input={{ type: 'email', autoComplete: 'off', maxLength: limits.email.max }}
      />
      <RoleField />
    </FormDialog>
  );
}

const options = roles.map((role) => ({
  value: role,
  label: `${roleNames[role]}: ${roleTexts[role]}`,
}));

export function RoleField() {
  return <FormSelect name="role" label="Role" options={options} />;
}
