import {
  arePasskeysPossible,
  passkeyCredential,
} from '@northcast/shared-contracts/api/client/passkeys';
import { type CallError, call } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { totpConfirmationSchema } from '@northcast/shared-contracts/api/second-factor';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormCodeField } from '@northcast/shared-ui/form/form-code-field';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Form } from 'react-final-form';
import { useCallFailure } from '../calls/call-failure';
import { askForPasskey } from './passkey-browser';

interface StepUpDialogProps {
  readonly methods: readonly string[];
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Asks the administrator for the second factor again. */
export function StepUpDialog({ methods, onConfirmed, onClose }: StepUpDialogProps) {
  const showFailure = useCallFailure();
  const fail = (error: CallError) => showFailure('secondFactor', error);
  const send = async (body: { code: string } | { credential: string }) => {
    const result = await call<undefined>(endpoints.stepUp, { body });
    if ('error' in result) return fail(result.error);
    onConfirmed();
    return undefined;
  };
  const withPasskey = async () => {
    const asked = await passkeyCredential(askForPasskey);
    if ('error' in asked) fail(asked.error);
    else await send({ credential: asked.data });
  };
  const canUsePasskey = methods.includes('passkey') && arePasskeysPossible();
  return (
    <Form<{ code: string }>
      onSubmit={send}
      validate={validateForm(totpConfirmationSchema)}
      initialValues={{ code: '' }}
    >
      {({ submitting }) => (
        <Dialog open onClose={onClose} title="Is it still you?" locked={submitting} size="sm">
          <FormBody aria-label="Is it still you?">
            <DialogBody>
              <Stack gap={4}>
                <FormCodeField methods={methods} />
                {canUsePasskey ? (
                  <Button variant="secondary" wide onClick={withPasskey}>
                    Use a passkey
                  </Button>
                ) : null}
              </Stack>
            </DialogBody>
            <DialogFooter>
              <Button variant="secondary" onClick={onClose} disabled={submitting}>
                Cancel
              </Button>
              <Button type="submit" busy={submitting} busyLabel="Confirming...">
                Confirm
              </Button>
            </DialogFooter>
          </FormBody>
        </Dialog>
      )}
    </Form>
  );
}
