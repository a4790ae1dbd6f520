import type { User } from '@northcast/shared-contracts/api/entities';
import type { ComboboxOption } from '@northcast/shared-ui/combobox/combobox';
import { FormCombobox } from '@northcast/shared-ui/form/form-combobox';
import { TextField } from '@northcast/shared-ui/text-field/text-field';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { adminApi } from '../calls/admin-api';
import { useSessionEnd } from '../calls/call-failure';
import { FieldRow } from '../editing/field-row';
import { useRestedText } from '../rested-text/use-rested-text';

/** A customer as an option of the combobox. */
export const customerOption = ({ id, firstName, lastName, email }: User): ComboboxOption => ({
  value: id,
  label: `${firstName} ${lastName}`,
  detail: email,
});

/**
 * Finds a customer by typing, and fills in their name and e-mail address. The value of the field
 * `userId` is the chosen option, whose detail is the e-mail address.
 */
export function CustomerChoice() {
  const [query, setQuery] = useState('');
  const q = useRestedText(query);
  const { currentData, error, isFetching } = adminApi.useCustomersQuery({
    q,
    page: 1,
    perPage: 20,
  });
  useSessionEnd(error);
  const { input } = useField<ComboboxOption | null>('userId', { subscription: { value: true } });
  const chosen = input.value || null;
  const isCurrent = q === query.trim() && !isFetching;
  return (
    <>
      <FormCombobox
        name="userId"
        label="Customer"
        placeholder="Search by name or email"
        options={isCurrent ? (currentData?.rows ?? []).map(customerOption) : []}
        onQueryChange={setQuery}
        loading={!isCurrent}
        emptyText={error ? 'The customers could not be loaded' : 'No customer matches'}
      />
      <FieldRow>
        <TextField label="Customer name" input={{ readOnly: true, value: chosen?.label ?? '' }} />
        <TextField label="Customer email" input={{ readOnly: true, value: chosen?.detail ?? '' }} />
      </FieldRow>
    </>
  );
}
