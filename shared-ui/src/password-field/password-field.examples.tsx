import type { Example } from '@northcast/shared-ui/example/example';
import { Grid } from '@northcast/shared-ui/layout/layout';
import { PasswordField } from '@northcast/shared-ui/password-field/password-field';

export const passwordFieldExamples: readonly Example[] = [
  {
    name: 'Plain and invalid',
    render: () => (
      <Grid columns={3} gap={4}>
        <PasswordField
          label="Password"
          input={{ name: 'password', autoComplete: 'current-password' }}
        />
        <PasswordField
          label="Confirm password"
          error="Passwords do not match"
          input={{ name: 'confirm', autoComplete: 'new-password', defaultValue: 'secret' }}
        />
      </Grid>
    ),
  },
];
