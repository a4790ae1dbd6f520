import type { Example } from '@northcast/shared-ui/example/example';
import { Grid } from '@northcast/shared-ui/layout/layout';
import { TextField } from '@northcast/shared-ui/text-field/text-field';

export const textFieldExamples: readonly Example[] = [
  {
    name: 'States',
    render: () => (
      <Grid columns={3} gap={4}>
        <TextField
          label="Name"
          input={{ name: 'name', defaultValue: 'Ada Osei', autoComplete: 'name' }}
        />
        <TextField
          label="Podcast name"
          optional
          input={{ name: 'podcast', placeholder: 'The Long Signal' }}
        />
        <TextField
          label="Email"
          error="Please enter a valid email address"
          input={{ name: 'email', type: 'email', defaultValue: 'ada@' }}
        />
        <TextField
          label="Phone"
          hint="With the country code."
          input={{ name: 'phone', type: 'tel', placeholder: '+852 5555 0123' }}
        />
        <TextField
          label="Account email"
          input={{ name: 'account', readOnly: true, value: 'ada@example.com' }}
        />
        <TextField label="Company" input={{ name: 'company', disabled: true }} />
        <TextField
          label="Search help"
          labelHidden
          compact
          input={{ name: 'search', type: 'search', placeholder: 'Search help' }}
        />
      </Grid>
    ),
  },
];
