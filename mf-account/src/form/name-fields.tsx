import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { Grid } from '@northcast/shared-ui/layout/layout';

/** The fields `firstName` and `lastName` beside each other. */
export function NameFields() {
  return (
    <Grid columns={2} min="xs" gap={4}>
      <FormTextField name="firstName" label="First name" input={{ autoComplete: 'given-name' }} />
      <FormTextField name="lastName" label="Last name" input={{ autoComplete: 'family-name' }} />
    </Grid>
  );
}
