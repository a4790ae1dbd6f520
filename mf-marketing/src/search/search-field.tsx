import { limits } from '@northcast/shared-contracts/api/limits';
import { TextField } from '@northcast/shared-ui/text-field/text-field';
import { searchTexts } from './search-texts';

interface SearchFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onFocus?: () => void;
}

/** The field of the page's and the dialog's search form, which sends it as `q`. */
export function SearchField({ text, onChange, onFocus }: SearchFieldProps) {
  return (
    <TextField
      label={searchTexts.label}
      labelHidden
      compact
      input={{
        type: 'search',
        name: 'q',
        autoComplete: 'off',
        enterKeyHint: 'search',
        placeholder: searchTexts.placeholder,
        maxLength: limits.search.max,
        value: text,
        onChange: (event) => onChange(event.target.value),
        onFocus,
      }}
    />
  );
}
