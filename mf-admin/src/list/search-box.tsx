import { limits } from '@northcast/shared-contracts/api/limits';
import { Field } from '@northcast/shared-ui/field/field';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { compactControl } from './compact-select';
import type { ListControl } from './use-list-state';

/** Milliseconds after the last key press before the search starts. */
const rest = 250;

const Frame = styled.form`
  position: relative;
  flex: 1 1 ${theme.size.sm};
  max-width: ${theme.size.lg};

  ${media.belowMd} {
    flex-basis: 100%;
    max-width: none;
  }
`;

const Glass = styled.span`
  position: absolute;
  inset: 0 auto 0 ${theme.space[3]};
  display: grid;
  align-items: center;
  color: ${theme.color.muted};
  pointer-events: none;
`;

const Key = styled.kbd`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${theme.space[3]};
  display: none;
  place-items: center;
  height: fit-content;
  margin-block: auto;
  padding-inline: ${theme.space[2]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.sm};
  color: ${theme.color.muted};
  font: inherit;
  font-size: ${theme.font.xs};
  pointer-events: none;

  ${media.lg} {
    display: grid;
  }

  input:focus + &,
  input:not(:placeholder-shown) + & {
    display: none;
  }
`;

const Input = styled.input`
  ${compactControl}
  padding-inline-start: calc(${theme.space[5]} + ${theme.space[4]});
  text-overflow: ellipsis;

  ${media.lg} {
    &:placeholder-shown:not(:focus) {
      padding-inline-end: calc(${theme.space[5]} + ${theme.space[4]});
    }
  }
`;

interface SearchBoxProps {
  readonly label: string;
  /** An example of what can be searched. */
  readonly placeholder: string;
  readonly control: ListControl;
}

/** Searches while the user types. The `/` key moves the focus here. */
export function SearchBox({ label, placeholder, control }: SearchBoxProps) {
  const { q } = control.state;
  const [text, setText] = useState(q);
  const asked = useRef(q);
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(input);

  function ask(next: string) {
    if (next === asked.current) return;
    asked.current = next;
    control.change({ q: next }, { replace: true });
  }
  const onRest = useEffectEvent(ask);

  useEffect(() => {
    if (q === asked.current) return;
    asked.current = q;
    setText(q);
  }, [q]);

  useEffect(() => {
    const timer = setTimeout(() => onRest(text.trim()), rest);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <Frame
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        ask(text.trim());
      }}
    >
      <Field label={label} labelHidden compact>
        {(wiring) => (
          <span>
            <SearchIcon />
            <Input
              {...wiring}
              ref={input}
              type="search"
              value={text}
              placeholder={placeholder}
              maxLength={limits.search.max}
              aria-keyshortcuts="/"
              onChange={(event) => setText(event.target.value)}
            />
            <Key aria-hidden="true">/</Key>
          </span>
        )}
      </Field>
    </Frame>
  );
}

/** The magnifier within a search field. */
export function SearchIcon() {
  return (
    <Glass>
      <Icon name="search" />
    </Glass>
  );
}

const typing = 'input, textarea, select, [contenteditable]';

/** The `/` key focuses the input, unless the user is typing or a dialog is open. */
function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      if (document.querySelector('[role="dialog"], dialog[open]')) return;
      event.preventDefault();
      input.current?.select();
      input.current?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}
