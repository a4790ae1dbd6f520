import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { emailSchema } from '@northcast/shared-contracts/api/fields';
import { emailChangeSchema } from '@northcast/shared-contracts/api/own-account';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import type { FormApi } from 'final-form';
import { useEffect, useRef } from 'react';
import { Form } from 'react-final-form';
import { CurrentPasswordField } from '../section/settings-section';
import { useFailure } from '../session/use-failure';
import { useChangeEmailMutation } from './own-account-calls';

interface EmailChange {
  readonly email: string;
  readonly currentPassword: string;
}

const validate = validateForm(emailChangeSchema);
const empty: EmailChange = { email: '', currentPassword: '' };

interface EmailFormProps {
  /** The address that awaits its confirmation, if any. */
  readonly pendingEmail: string | undefined;
}

/** Requests a new address, which takes effect when it is confirmed by the link in a mail to it. */
export function EmailForm({ pendingEmail }: EmailFormProps) {
  const { showToast } = useHost();
  const showFailure = useFailure();
  const [change] = useChangeEmailMutation();
  const { keyFor, forget } = useIdempotencyKey();
  /** The address last asked for, as the server stores it. */
  const asked = useRef<string>(undefined);
  useEffect(() => {
    // After a lost response, the account shows the address that it was about. After a cancellation
    // or another change, the same request is a new one.
    if (pendingEmail !== asked.current) forget();
  }, [pendingEmail, forget]);
  const ask = async (body: EmailChange, form: FormApi<EmailChange>) => {
    asked.current = emailSchema.cast(body.email);
    // Another request would send a second mail, and the link in the first would stop working.
    const { error } = await change({ body, idempotencyKey: keyFor(body) });
    if (error) return showFailure('accountChange', error, ['email', 'currentPassword']);
    forget();
    showToast(accountToasts.mailSent);
    // Once final-form has recorded the submission. What was typed meanwhile stays.
    setTimeout(() => {
      if (form.getState().values === body) form.restart();
    });
    return undefined;
  };
  return (
    <Form<EmailChange> onSubmit={ask} validate={validate} initialValues={empty}>
      {({ submitting }) => (
        <FormBody aria-label="Change email">
          <Stack gap={2}>
            <FormTextField
              name="email"
              label="New email"
              input={{ type: 'email', autoComplete: 'email', inputMode: 'email' }}
            />
            <CurrentPasswordField />
            <Cluster justify="end">
              <Button type="submit" busy={submitting} busyLabel="Sending...">
                Change email
              </Button>
            </Cluster>
          </Stack>
        </FormBody>
      )}
    </Form>
  );
}
