import type { Example } from '@northcast/shared-ui/example/example';
import { Grid } from '@northcast/shared-ui/layout/layout';
import { Select } from '@northcast/shared-ui/select/select';

const services = [
  'Audio Production',
  'Video Production',
  'Launch Package',
  'Enterprise Solution',
].map((label) => ({
  value: label,
  label,
}));

export const selectExamples: readonly Example[] = [
  {
    name: 'Plain, invalid, disabled',
    render: () => (
      <Grid columns={3} gap={4}>
        <Select
          label="Service"
          options={services}
          placeholder="Select a service"
          input={{ name: 'service' }}
        />
        <Select
          label="Service needed"
          options={services}
          placeholder="Select a service"
          error="Please select a service"
          input={{ name: 'needed' }}
        />
        <Select label="Status" options={services} input={{ name: 'status', disabled: true }} />
      </Grid>
    ),
  },
];
