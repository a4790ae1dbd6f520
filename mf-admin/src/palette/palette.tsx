import { limits } from '@northcast/shared-contracts/api/limits';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody } from '@northcast/shared-ui/dialog/dialog-frame';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import { useRef, useState } from 'react';
import { SearchIcon } from '../list/search-box';
import type { Entry } from './entry';
import { EntryList, useActiveEntry } from './entry-list';
import { Failure, Field, Hints, Input, Nothing } from './palette-frame';
import { type Entries, keepRecent, useEntries } from './use-entries';

interface PaletteProps {
  /** Returns what was typed before the palette was rendered; called once. */
  readonly takeTyped: () => string;
  readonly onClose: () => void;
  readonly onChoose: (entry: Entry) => void;
}

/** Searches the whole panel: an ARIA APG combobox with a listbox, in a dialog. */
export function Palette({ takeTyped, onClose, onChoose }: PaletteProps) {
  const [text, setText] = useState(takeTyped);
  const body = useRef<HTMLDivElement>(null);
  const entries = useEntries(text);
  const { groups, isFailed, retry } = entries;
  const flat = groups.flatMap((group) => group.entries);
  const list = useActiveEntry(flat, choose, entries.isLoading && isNothing(entries));

  function choose(entry: Entry, isInNewTab: boolean) {
    // A search of a list is no place to go back to.
    if (!entry.key.startsWith('search:')) keepRecent(entry.key.replace(/^recent /, ''));
    if (isInNewTab && 'to' in entry.act) window.open(entry.act.to, '_blank', 'noopener');
    else onChoose(entry);
  }

  function type(next: string) {
    setText(next);
    list.reset();
    if (body.current) body.current.scrollTop = 0;
  }

  return (
    <Dialog open onClose={onClose} title="Find anything">
      <Field>
        <SearchIcon />
        <Input
          type="text"
          role="combobox"
          aria-label="Search orders, customers, messages, posts, pages and actions"
          aria-autocomplete="list"
          aria-expanded="true"
          data-list-stays=""
          aria-controls={list.listId}
          aria-activedescendant={list.activeId}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="Order number, name, page, action…"
          maxLength={limits.search.max}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={list.onKeyDown}
        />
      </Field>
      <VisuallyHidden role="status">{stateOf(text, entries)}</VisuallyHidden>
      {isFailed ? (
        <Failure>
          <p role="alert">Orders, customers and the like could not be searched.</p>
          <Button size="sm" variant="secondary" onClick={retry}>
            Try again
          </Button>
        </Failure>
      ) : null}
      <DialogBody ref={body}>
        <EntryList groups={groups} list={list} onChoose={choose} />
        <NothingFound text={text} entries={entries} />
      </DialogBody>
      <Hints aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> choose
        </span>
        <span>
          <kbd>Enter</kbd> open
        </span>
        <span>
          <kbd>Ctrl</kbd> or <kbd>⌘</kbd> with <kbd>Enter</kbd> new tab
        </span>
      </Hints>
    </Dialog>
  );
}

interface StateProps {
  readonly text: string;
  readonly entries: Entries;
}

/** The group of list searches is always present. */
const isNothing = ({ groups }: Entries) => groups.length <= 1;

function NothingFound({ text, entries }: StateProps) {
  if (text.trim() === '' || entries.isFailed || !isNothing(entries)) return null;
  return (
    <Nothing>{entries.isLoading ? 'Searching…' : `Nothing found for “${text.trim()}”.`}</Nothing>
  );
}

function stateOf(text: string, entries: Entries): string {
  if (text.trim() === '') return '';
  if (entries.isLoading) return 'Searching…';
  if (isNothing(entries)) return 'Nothing found';
  const count = entries.groups.slice(0, -1).reduce((sum, group) => sum + group.entries.length, 0);
  return count === 1 ? '1 result' : `${count} results`;
}
