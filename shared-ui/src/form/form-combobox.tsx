import {
  Combobox,
  type ComboboxOption,
  type ComboboxProps,
} from '@northcast/shared-ui/combobox/combobox';
import { fieldError } from '@northcast/shared-ui/form/field-error';
import { useField } from 'react-final-form';

type FormComboboxProps = Omit<
  ComboboxProps,
  'value' | 'onChange' | 'onBlur' | 'onFocus' | 'error' | 'name'
> & { name: string };

/** A combobox bound to the surrounding react-final-form; the value is the option, or null. */
export function FormCombobox({ name, ...rest }: FormComboboxProps) {
  const { input, meta } = useField<ComboboxOption | null>(name, { allowNull: true });
  return (
    <Combobox
      {...rest}
      name={name}
      value={input.value || null}
      onChange={input.onChange}
      onBlur={() => input.onBlur()}
      onFocus={() => input.onFocus()}
      error={fieldError(meta)}
    />
  );
}
