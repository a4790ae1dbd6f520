import { Checkbox } from '@northcast/shared-ui/checkbox/checkbox';
import type { Example } from '@northcast/shared-ui/example/example';
import { Stack } from '@northcast/shared-ui/layout/layout';

export const checkboxExamples: readonly Example[] = [
  {
    name: 'States',
    render: () => (
      <Stack gap={3}>
        <Checkbox
          label="Admin Access"
          hint="May manage customers, orders and messages."
          input={{ name: 'admin', defaultChecked: true }}
        />
        <Checkbox label="Unchecked" input={{ name: 'unchecked' }} />
        <Checkbox label="Disabled" input={{ name: 'disabled', disabled: true }} />
        <Checkbox label="Invalid" error="Please confirm" input={{ name: 'invalid' }} />
      </Stack>
    ),
  },
];
