import type { TotpSetup } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { totpConfirmationSchema } from '@northcast/shared-contracts/api/second-factor';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormCodeField } from '@northcast/shared-ui/form/form-code-field';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import { Form } from 'react-final-form';
import styled from 'styled-components';
import { useFailure } from '../session/use-failure';
import { useConfirmTotpMutation } from './second-factor-calls';

const Picture = styled.img`
  display: block;
  width: ${theme.size.sm};
  height: ${theme.size.sm};
  margin-inline: auto;
  border-radius: ${theme.radius.md};
`;

const Secret = styled.code`
  display: block;
  color: ${theme.color.ink};
  font-size: ${theme.font.md};
  text-align: center;
  overflow-wrap: anywhere;
`;

interface AppSetupDialogProps {
  readonly setup: TotpSetup;
  readonly onClose: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Shows the TOTP secret as a QR code and as text, and asks for the first code. */
export function AppSetupDialog({ setup, onClose, onCodes }: AppSetupDialogProps) {
  const showFailure = useFailure();
  const [confirm] = useConfirmTotpMutation();
  const submit = async ({ code }: { code: string }) => {
    const { data, error } = await confirm({ body: { code } });
    if (error || !data) return showFailure('secondFactor', error, ['code']);
    onCodes(data.recoveryCodes);
    return undefined;
  };
  return (
    <Form<{ code: string }>
      onSubmit={submit}
      validate={validateForm(totpConfirmationSchema)}
      initialValues={{ code: '' }}
    >
      {({ submitting }) => (
        <Dialog
          open
          onClose={onClose}
          title="Set up an authenticator app"
          locked={submitting}
          size="sm"
        >
          <FormBody aria-label="Set up an authenticator app">
            <DialogBody>
              <Stack gap={4}>
                <Text size="sm">
                  Scan this picture with your authenticator app, or type the text below it.
                </Text>
                <Picture
                  src={`data:image/svg+xml,${encodeURIComponent(setup.qrSvg)}`}
                  alt="QR code for the authenticator app"
                />
                <Secret>{setup.secret}</Secret>
                <FormCodeField methods={['totp']} />
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
