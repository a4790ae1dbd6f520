import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { accountDeletionSchema } from '@northcast/shared-contracts/api/own-account';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormPasswordField } from '@northcast/shared-ui/form/form-password-field';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Form } from 'react-final-form';
import styled from 'styled-components';
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
  const confirm = async (body: Confirmation) => {
    const { error } = await remove({ body });
    if (error) return showFailure('deleteAccount', error, ['currentPassword']);
    // The server has ended the session; this clears it in this tab and others and navigates home.
    await signOut('/');
    showToast(accountToasts.accountDeleted);
    return undefined;
  };
  return (
    <Form<Confirmation> onSubmit={confirm} validate={validate} initialValues={empty}>
      {({ submitting }) => (
        <Dialog open onClose={onClose} title="Delete your account?" locked={submitting} size="sm">
          <FormBody aria-label="Delete your account">
            <DialogBody>
              <Consequences>
                <li>Your account, your settings and our mails to you are deleted at once.</li>
                <li>You are signed out everywhere.</li>
                <li>
                  Your orders and messages stay in our books, without your name, your address and
                  your texts.
                </li>
              </Consequences>
              <FormPasswordField
                name="currentPassword"
                label="Current password"
                autoComplete="current-password"
              />
            </DialogBody>
            <DialogFooter>
              <Button variant="secondary" onClick={onClose} disabled={submitting}>
                Cancel
              </Button>
              <Button type="submit" variant="destructive" busy={submitting} busyLabel="Deleting...">
                Delete account
              </Button>
            </DialogFooter>
          </FormBody>
        </Dialog>
      )}
    </Form>
  );
}
