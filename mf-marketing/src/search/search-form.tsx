import { Button } from '@northcast/shared-ui/button/button';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import { hasOnScreenKeyboard } from '../help/search/on-screen-keyboard';
import { SearchField } from '../help/search/search-field';
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
          const field = event.currentTarget.querySelector('input');
          if (text.trim() !== '' && hasOnScreenKeyboard()) field?.blur();
          else field?.focus();
        }}
      >
        <SearchField {...searchTexts.field} text={text} onChange={onChange} onFocus={onFocus} />
        <Button type="submit">{searchTexts.button}</Button>
      </Form>
    </search>
  );
}
