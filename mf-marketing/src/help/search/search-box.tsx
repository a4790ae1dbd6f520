import { Icon } from '@northcast/shared-ui/icon/icon';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { helpIntro } from '../help-intro';
import { hasOnScreenKeyboard } from './on-screen-keyboard';
import { SearchField } from './search-field';
import { useEarlyText } from './use-search-text';

const Frame = styled.form`
  max-width: ${theme.width.narrow};
`;

const Control = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${theme.space[3]};
    margin-block: auto;
    color: ${theme.color.muted};
    pointer-events: none;
  }

  input {
    padding-inline-start: calc(2 * ${theme.space[3]} + ${theme.space[5]});
  }
`;

/** Reserves a line, so that the first typed letter does not shift the layout. */
const Found = styled(Text)`
  min-height: 1lh;
  margin-top: ${theme.space[2]};
`;

interface SearchBoxProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Called before the user types, so that the search code can start loading. */
  readonly onFocus: () => void;
  /** Text of the search result. */
  readonly found: string;
}

/**
 * Link to the site-wide search, for what the help center does not search: guides, services, posts.
 */
function EverythingLink({ text }: { readonly text: string }) {
  const query = text.trim();
  if (query === '') return null;
  return (
    <Link to={`/search?${new URLSearchParams({ q: query })}`}>Search everything for “{query}”</Link>
  );
}

/** Filters on input; before hydration it is a GET form to this page. */
export function SearchBox({ text, onChange, onFocus, found }: SearchBoxProps) {
  const form = useEarlyText(onChange);
  return (
    <Frame
      ref={form}
      role="search"
      action="/help"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '' || !hasOnScreenKeyboard()) return;
        event.currentTarget.querySelector('input')?.blur();
      }}
    >
      <Control>
        <SearchField {...helpIntro.field} text={text} onChange={onChange} onFocus={onFocus} />
        <Icon name="search" size="lg" />
      </Control>
      <Found size="sm" tone="muted" role="status">
        {found}
      </Found>
      <EverythingLink text={text} />
    </Frame>
  );
}
