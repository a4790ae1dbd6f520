import {
  arePasskeysPossible,
  passkeyCredential,
} from '@northcast/shared-contracts/api/client/passkeys';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { totpConfirmationSchema } from '@northcast/shared-contracts/api/second-factor';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormCodeField } from '@northcast/shared-ui/form/form-code-field';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Form } from 'react-final-form';
import { useFailure } from '../session/use-failure';
import { askForPasskey } from './passkey-browser';
import { useStepUpMutation } from './second-factor-calls';

interface StepUpDialogProps {
  readonly methods: readonly string[];
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Asks somebody signed in for the second factor again. */
export function StepUpDialog({ methods, onConfirmed, onClose }: StepUpDialogProps) {
  const showFailure = useFailure();
  const [stepUp] = useStepUpMutation();
  const send = async (body: { code: string } | { credential: string }) => {
    const { error } = await stepUp({ body });
    if (error) return showFailure('secondFactor', error, ['code']);
    onConfirmed();
    return undefined;
  };
  const withPasskey = async () => {
    const asked = await passkeyCredential(askForPasskey);
    if ('error' in asked) showFailure('secondFactor', asked.error);
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
              <Button type="submit" busy={submitting}>
                Confirm
              </Button>
            </DialogFooter>
          </FormBody>
        </Dialog>
      )}
    </Form>
  );
}
