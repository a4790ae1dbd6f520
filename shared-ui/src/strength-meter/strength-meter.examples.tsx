import type { Example } from '@northcast/shared-ui/example/example';
import { Grid } from '@northcast/shared-ui/layout/layout';
import { PasswordField } from '@northcast/shared-ui/password-field/password-field';
import { StrengthMeter } from '@northcast/shared-ui/strength-meter/strength-meter';

const warning = 'This is one of the most common passwords.';

export const strengthMeterExamples: readonly Example[] = [
  {
    name: 'Nothing typed, and each strength',
    render: () => (
      <Grid columns={3} gap={4}>
        <StrengthMeter strength={undefined} />
        <StrengthMeter strength={0} warning={warning} />
        <StrengthMeter strength={1} warning={warning} />
        <StrengthMeter strength={2} />
        <StrengthMeter strength={3} />
        <StrengthMeter strength={4} />
      </Grid>
    ),
  },
  {
    name: 'Below a password field',
    render: () => (
      <PasswordField
        label="New password"
        below={<StrengthMeter strength={3} />}
        input={{ name: 'password', autoComplete: 'new-password' }}
      />
    ),
  },
];
