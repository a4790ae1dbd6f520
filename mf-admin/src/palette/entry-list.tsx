import { Option, OptionDetail } from '@northcast/shared-ui/combobox/combobox-frame';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { theme } from '@northcast/shared-ui/theme/theme';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import type { Entry, EntryGroup } from './entry';

const List = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

const GroupName = styled.p`
  padding: ${theme.space[1]} ${theme.space[3]};
  color: ${theme.color.muted};
  font-size: ${theme.font.xs};
  font-weight: 600;
`;

const Line = styled(Option)`
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${theme.space[3]};
  align-items: center;
  min-height: ${theme.size.control};

  & > svg {
    color: ${theme.color.muted};
  }
`;

const Words = styled.span`
  display: grid;
  min-width: 0;

  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

interface EntryListProps {
  readonly groups: readonly EntryGroup[];
  readonly list: ReturnType<typeof useActiveEntry>;
  readonly onChoose: (entry: Entry, isInNewTab: boolean) => void;
}

/** The listbox of entries, in groups. */
export function EntryList({ groups, list, onChoose }: EntryListProps) {
  const id = useId();
  return (
    <List role="listbox" id={list.listId} aria-label="Results">
      {groups.map(({ name, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox may not contain a fieldset
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <GroupName id={`${id}-${name}`} role="presentation">
            {name}
          </GroupName>
          {entries.map((entry) => {
            const isActive = entry === list.active;
            return (
              <Line
                as="div"
                key={entry.key}
                role="option"
                id={list.optionId(entry)}
                aria-selected={isActive}
                data-active={isActive || undefined}
                // Prevent the focus change, so that the text field keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={(event) => onChoose(entry, event.ctrlKey || event.metaKey)}
              >
                <Icon name={entry.icon} />
                <Words>
                  <span>{entry.label}</span>
                  {entry.detail ? <OptionDetail>{entry.detail}</OptionDetail> : null}
                </Words>
              </Line>
            );
          })}
        </div>
      ))}
    </List>
  );
}

/**
 * The active entry for the keyboard: the first one until the user moves. The text field keeps the
 * focus.
 * @param isWaiting no matching entry has arrived yet; Enter then chooses the best match once it
 * arrives
 */
export function useActiveEntry(
  entries: readonly Entry[],
  choose: (entry: Entry, isInNewTab: boolean) => void,
  isWaiting: boolean,
) {
  const id = useId();
  const [key, setKey] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ isInNewTab: boolean } | null>(null);
  const chosen = entries.findIndex((entry) => entry.key === key);
  const index = Math.max(chosen, 0);
  const active = entries[index];
  const optionId = (entry: Entry) => `${id}-${entries.indexOf(entry)}`;
  const activeId = active && optionId(active);

  useEffect(() => {
    if (key === null) return;
    document.getElementById(activeId ?? '')?.scrollIntoView({ block: 'nearest' });
  }, [activeId, key]);

  useEffect(() => {
    if (asked === null || active === undefined || (isWaiting && key === null)) return;
    setAsked(null);
    choose(active, asked.isInNewTab);
  }, [asked, isWaiting, active, key, choose]);

  const steps: Readonly<Record<string, number>> = {
    ArrowDown: (index + 1) % entries.length,
    ArrowUp: (index - 1 + entries.length) % entries.length,
    Home: 0,
    End: entries.length - 1,
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || active === undefined) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      setAsked({ isInNewTab: event.ctrlKey || event.metaKey });
      return;
    }
    const next = steps[event.key];
    if (next === undefined || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setKey(entries[next]?.key ?? null);
    setAsked(null);
  }

  return {
    listId: id,
    active,
    activeId,
    optionId,
    onKeyDown,
    /** Called after the text changes: the first entry, the best match, becomes active. */
    reset: () => {
      setKey(null);
      setAsked(null);
    },
  };
}
