import type { Order } from '@northcast/shared-contracts/api/entities';
import { orderLinesTotal } from '@northcast/shared-contracts/api/order-lines';
import { orderLimits } from '@northcast/shared-contracts/api/orders';
import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { formatDollars, wholeDollars } from '@northcast/shared-contracts/content/texts/format';
import {
  orderStatuses,
  orderStatusNames,
} from '@northcast/shared-contracts/content/texts/order-status';
import { FormSelect } from '@northcast/shared-ui/form/form-select';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { useEffect, useId } from 'react';
import { useField } from 'react-final-form';
import { FieldRow } from '../editing/field-row';
import { timeZoneHint } from '../timestamp/local-date-time';
import { parsePrice } from './order-values';

const statusOptions = orderStatuses.map((value) => ({ value, label: orderStatusNames[value] }));

interface OrderFieldsProps {
  /** Whether the customer above them is filled in. */
  readonly takesFocus?: boolean;
  /** The order's lines, if there are several. */
  readonly lines?: Order['lines'];
}

/** The fields of the forms for new and existing orders. */
export function OrderFields({ takesFocus = false, lines }: OrderFieldsProps) {
  const serviceList = useId();
  return (
    <>
      <FieldRow>
        <FormTextField
          name="serviceName"
          label="Service name"
          hint={lines && 'The first of what was ordered: it stays'}
          input={{
            autoFocus: takesFocus,
            list: serviceList,
            maxLength: orderLimits.serviceName.max,
            autoComplete: 'off',
            readOnly: lines !== undefined,
          }}
        />
        <PriceField lines={lines} />
      </FieldRow>
      <datalist id={serviceList}>
        {services.map(({ slug, name, price }) => (
          <option key={slug} value={name} label={`$${wholeDollars(price)}`} />
        ))}
      </datalist>
      <FormTextArea
        name="projectBrief"
        label="Project brief"
        limit={orderLimits.projectBrief.max}
        input={{ rows: 4 }}
      />
      <FieldRow>
        <FormSelect
          name="status"
          label="Status"
          hint="The customer sees it on the dashboard"
          options={statusOptions}
        />
        <FormTextField
          name="createdAt"
          label="Order date and time"
          hint={timeZoneHint()}
          input={{ type: 'datetime-local' }}
        />
      </FieldRow>
      <FieldRow>
        <FormTextField
          name="dueOn"
          label="Due"
          optional
          hint="For the team only"
          input={{ type: 'date' }}
        />
        <FormTextField
          name="customerPhone"
          label="Phone"
          optional
          hint="With the country code"
          input={{ type: 'tel', autoComplete: 'off', maxLength: orderLimits.customerPhone.max }}
        />
      </FieldRow>
    </>
  );
}

/** Fills an empty price from the catalogue, and shows the recorded amount if cents were typed. */
function PriceField({ lines }: OrderFieldsProps) {
  const { input } = useField<string>('servicePrice', { subscription: { value: true } });
  const { input: service } = useField<string>('serviceName', { subscription: { value: true } });
  const listed = services.find(({ name }) => name === service.value)?.price;
  const { value, onChange } = input;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a cleared price stays empty.
  useEffect(() => {
    if (listed !== undefined && value === '') onChange(String(wholeDollars(listed)));
  }, [listed]);
  const dollars = parsePrice(input.value);
  const ordered = lines && `What was ordered adds up to ${formatDollars(orderLinesTotal(lines))}`;
  const hint = input.value.includes('.') && dollars >= 0 ? `$${dollars} will be stored` : ordered;
  return (
    <FormTextField
      name="servicePrice"
      label="Service price (USD)"
      hint={hint}
      input={{ inputMode: 'decimal', autoComplete: 'off' }}
    />
  );
}
