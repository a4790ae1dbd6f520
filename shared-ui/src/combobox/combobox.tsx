import {
  Listbox,
  Message,
  Option,
  OptionDetail,
  Popup,
} from '@northcast/shared-ui/combobox/combobox-frame';
import { useListNavigation } from '@northcast/shared-ui/combobox/list-navigation';
import { controlStyles, Field, type FieldTexts } from '@northcast/shared-ui/field/field';
import { useState } from 'react';
import styled from 'styled-components';

const Input = styled.input`
  ${controlStyles}
`;

export interface ComboboxOption {
  value: string;
  label: string;
  /** A second line, such as an e-mail address. */
  detail?: string | undefined;
}

export interface ComboboxProps extends FieldTexts {
  value: ComboboxOption | null;
  onChange: (option: ComboboxOption | null) => void;
  /** Options for the current query; `onQueryChange` is responsible for filtering. */
  options: readonly ComboboxOption[];
  onQueryChange: (query: string) => void;
  loading?: boolean | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  emptyText?: string | undefined;
}

/** Combobox after the ARIA APG: list autocomplete with manual selection. */
export function Combobox({
  value,
  onChange,
  options,
  onQueryChange,
  loading = false,
  placeholder,
  name,
  onBlur,
  onFocus,
  emptyText = 'No match',
  ...texts
}: ComboboxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const list = useListNavigation(options, choose, value === null);

  function closeList() {
    if (typed !== null) onQueryChange('');
    setTyped(null);
    list.close();
  }

  function choose(option: ComboboxOption) {
    onChange(option);
    closeList();
  }

  function type(text: string) {
    setTyped(text);
    onQueryChange(text);
    list.open();
    if (value) onChange(null);
  }

  function leave() {
    closeList();
    onBlur?.();
  }

  return (
    <Field {...texts}>
      {(wiring) => (
        <Popup>
          <Input
            {...wiring}
            type="text"
            dir="auto"
            role="combobox"
            autoComplete="off"
            name={name}
            placeholder={placeholder}
            value={typed ?? value?.label ?? ''}
            aria-autocomplete="list"
            aria-expanded={list.isOpen}
            aria-controls={list.id}
            aria-activedescendant={list.activeId}
            onChange={(event) => type(event.target.value)}
            onKeyDown={list.onKeyDown}
            onClick={list.open}
            onFocus={onFocus}
            onBlur={leave}
          />
          <Listbox
            role="listbox"
            id={list.id}
            aria-label={texts.label}
            hidden={!list.isOpen || options.length === 0}
            // The input keeps the focus: during a press on an option or the scroll bar, and because
            // browsers let the Tab key focus what scrolls.
            tabIndex={-1}
            onPointerDown={(event) => event.preventDefault()}
          >
            {options.map((option, index) => (
              <Option
                key={option.value}
                role="option"
                id={list.optionId(index)}
                aria-selected={option.value === value?.value}
                data-active={index === list.active || undefined}
                onClick={() => choose(option)}
              >
                {option.label}
                {option.detail ? <OptionDetail>{option.detail}</OptionDetail> : null}
              </Option>
            ))}
          </Listbox>
          {/* A space when closed: a dialog takes the focus if a node is removed while it moves. */}
          <Message
            role="status"
            data-open={(list.isOpen && (loading || options.length === 0)) || undefined}
          >
            {list.isOpen ? announcement(options.length, loading, emptyText) : ' '}
          </Message>
        </Popup>
      )}
    </Field>
  );
}

function announcement(count: number, loading: boolean, emptyText: string) {
  if (loading) return 'Searching…';
  if (count === 0) return emptyText;
  return count === 1 ? '1 result' : `${count} results`;
}
