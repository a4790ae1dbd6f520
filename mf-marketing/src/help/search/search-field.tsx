import { limits } from '@northcast/shared-contracts/api/limits';
import { TextField } from '@northcast/shared-ui/text-field/text-field';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onFocus?: () => void;
}

/** The field of a search form, which sends it as `q`. */
export function SearchField({ label, placeholder, text, onChange, onFocus }: SearchFieldProps) {
  return (
    <TextField
      label={label}
      labelHidden
      compact
      input={{
        type: 'search',
        name: 'q',
        autoComplete: 'off',
        enterKeyHint: 'search',
        placeholder,
        maxLength: limits.search.max,
        value: text,
        onChange: (event) => onChange(event.target.value),
        onFocus,
      }}
    />
  );
}
