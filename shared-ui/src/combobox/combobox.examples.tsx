import { Combobox, type ComboboxOption } from '@northcast/shared-ui/combobox/combobox';
import type { Example } from '@northcast/shared-ui/example/example';
import { Grid } from '@northcast/shared-ui/layout/layout';
import { useState } from 'react';

const customers: readonly ComboboxOption[] = [
  { value: '1', label: 'Ada Osei', detail: 'ada@example.com' },
  { value: '2', label: 'Mateo Lindqvist', detail: 'mateo@example.com' },
  { value: '3', label: 'Priya Raman', detail: 'priya@example.com' },
];

function CustomerExample({ label, error }: { label: string; error?: string }) {
  const [value, setValue] = useState<ComboboxOption | null>(null);
  const [query, setQuery] = useState('');
  const options = customers.filter((each) =>
    each.label.toLowerCase().includes(query.toLowerCase()),
  );
  return (
    <Combobox
      label={label}
      error={error}
      placeholder="Search customers"
      value={value}
      onChange={setValue}
      options={options}
      onQueryChange={setQuery}
    />
  );
}

export const comboboxExamples: readonly Example[] = [
  {
    name: 'Plain and invalid',
    render: () => (
      <Grid columns={3} gap={4}>
        <CustomerExample label="Customer" />
        <CustomerExample label="On behalf of" error="Please choose a customer" />
      </Grid>
    ),
  },
];
