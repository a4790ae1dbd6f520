import { limits } from '@northcast/shared-contracts/api/limits';
import { Button } from '@northcast/shared-ui/button/button';
import { TextField } from '@northcast/shared-ui/text-field/text-field';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import { useEarlyText } from '../help/search/use-search-text';
import { searchTexts } from './search-texts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  align-items: end;
`;

interface SearchFormProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Called before the user types, so that the search code can start loading. */
  readonly onFocus: () => void;
}

/** Searches on input; without script it is a GET form to this page. */
export function SearchForm({ text, onChange, onFocus }: SearchFormProps) {
  const form = useEarlyText(onChange);
  return (
    <search>
      <Form
        ref={form}
        method="get"
        action="/search"
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.querySelector('input')?.focus();
        }}
      >
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
        <Button type="submit">{searchTexts.button}</Button>
      </Form>
    </search>
  );
}
