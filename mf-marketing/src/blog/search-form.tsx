import { limits } from '@northcast/shared-contracts/api/limits';
import { Button } from '@northcast/shared-ui/button/button';
import { TextField } from '@northcast/shared-ui/text-field/text-field';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import { blogIntro } from './blog-intro';

const Form = styled.form`
  display: grid;
  gap: ${theme.space[3]};
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  width: 100%;
  max-width: ${theme.width.narrow};
`;

/** Searches the posts of the list; the query is part of the URL. */
export function SearchForm({
  query,
  onSearch,
}: {
  query: string;
  onSearch: (query: string) => void;
}) {
  const { label, placeholder, button } = blogIntro.search;
  return (
    <search>
      <Form
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          // There is nothing to search for, so focus the field.
          if (text === '' && query === '') event.currentTarget.querySelector('input')?.focus();
          else onSearch(text);
        }}
      >
        <TextField
          key={query}
          label={label}
          labelHidden
          compact
          input={{
            type: 'search',
            name: 'q',
            placeholder,
            defaultValue: query,
            maxLength: limits.search.max,
          }}
        />
        <Button type="submit">{button}</Button>
      </Form>
    </search>
  );
}
