import { FormDialog } from '@northcast/order-ui/dialog/form-dialog';
import type { TotpSetup } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { totpConfirmationSchema } from '@northcast/shared-contracts/api/second-factor';
import { FormCodeField } from '@northcast/shared-ui/form/form-code-field';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
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
    <FormDialog<{ code: string }>
      title="Set up an authenticator app"
      initialValues={{ code: '' }}
      validate={validateForm(totpConfirmationSchema)}
      onSubmit={submit}
      submit={{ children: 'Confirm' }}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
