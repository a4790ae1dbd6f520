import { FormDialog } from '@northcast/order-ui/dialog/form-dialog';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { accountDeletionSchema } from '@northcast/shared-contracts/api/own-account';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useRef } from 'react';
import styled from 'styled-components';
import { CurrentPasswordField } from '../section/settings-section';
import { useFailure } from '../session/use-failure';
import { useDeleteAccountMutation } from './own-account-calls';

const Consequences = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[4]};
  padding-inline-start: 1.25em;
  list-style: disc;
`;

interface Confirmation {
  readonly currentPassword: string;
}

const validate = validateForm(accountDeletionSchema);
const empty: Confirmation = { currentPassword: '' };

/** Explains what is deleted and what is kept, and asks for the password. */
export function DeletionDialog({ onClose }: { readonly onClose: () => void }) {
  const { showToast, signOut } = useHost();
  const showFailure = useFailure();
  const [remove] = useDeleteAccountMutation();
  /** Whether an attempt got no response, so that the account may be gone. */
  const isUncertain = useRef(false);
  const confirm = async (body: Confirmation) => {
    const { error } = await remove({ body });
    const status = error && 'status' in error ? error.status : undefined;
    isUncertain.current ||= status === 0;
    // Without the account there is no session.
    if (error && !(isUncertain.current && status === 401))
      return showFailure('deleteAccount', error, ['currentPassword']);
    // The server has ended the session; this clears it in this tab and others and navigates home.
    await signOut('/');
    showToast(accountToasts.accountDeleted);
    return undefined;
  };
  return (
    <FormDialog<Confirmation>
      title="Delete your account?"
      label="Delete your account"
      initialValues={empty}
      validate={validate}
      onSubmit={confirm}
      submit={{ children: 'Delete account', busyLabel: 'Deleting...', variant: 'destructive' }}
      onClose={onClose}
    >
      <Consequences>
        <li>Your account, your settings and our mails to you are deleted at once.</li>
        <li>You are signed out everywhere.</li>
        <li>
          Your orders and messages stay in our books, without your name, your address and your
          texts.
        </li>
      </Consequences>
      <CurrentPasswordField />
    </FormDialog>
  );
}
