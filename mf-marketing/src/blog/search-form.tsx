import { limits } from '@northcast/shared-contracts/api/limits';
import { Button } from '@northcast/shared-ui/button/button';
import { TextField } from '@northcast/shared-ui/text-field/text-field';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { hasOnScreenKeyboard } from '../help/search/on-screen-keyboard';
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
  category,
  onSearch,
}: {
  /** Undefined in the first render, before the URL is read. */
  query: string | undefined;
  /** The category to search in, if one is chosen. */
  category?: string | undefined;
  onSearch: (query: string) => void;
}) {
  const { label, placeholder, button } = blogIntro.search;
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(query);
  useEffect(() => {
    // Only on a later change, so that text typed before hydration is kept.
    if (shown.current !== undefined && shown.current !== query) form.current?.reset();
    shown.current = query;
  }, [query]);
  return (
    <search>
      <Form
        ref={form}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          const field = event.currentTarget.querySelector('input');
          // There is nothing to search for, so focus the field.
          if (text === '' && !query) field?.focus();
          else {
            if (hasOnScreenKeyboard()) field?.blur();
            onSearch(text);
          }
        }}
      >
        <TextField
          label={label}
          labelHidden
          compact
          input={{
            type: 'search',
            name: 'q',
            placeholder,
            defaultValue: query ?? '',
            maxLength: limits.search.max,
          }}
        />
        <Button type="submit">{button}</Button>
        {/* For a search before the script runs. */}
        {category ? <input type="hidden" name="category" value={category} /> : null}
      </Form>
    </search>
  );
}
