import { tabListStyles, tabStyles } from '@northcast/shared-ui/tabs/tab-styles';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styled from 'styled-components';

const List = styled.div`
  ${tabListStyles}
`;

const Tab = styled.button`
  ${tabStyles}
`;

const Panel = styled.div`
  padding-top: 1.5rem;
`;

export interface TabPanel {
  id: string;
  label: string;
  content: ReactNode;
}

const step: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs with arrow-key, Home and End navigation. All panels are in the HTML. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly TabPanel[] }) {
  const base = useId();
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  function moveBy(event: KeyboardEvent) {
    const next = step[event.key]?.(chosen, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div>
      <List role="tablist" aria-label={label} ref={list} onKeyDown={moveBy}>
        {tabs.map(({ id, label: name }, index) => (
          <Tab
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}-tab`}
            aria-controls={`${base}-${id}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {name}
          </Tab>
        ))}
      </List>
      {tabs.map(({ id, content }, index) => (
        <Panel
          key={id}
          role="tabpanel"
          id={`${base}-${id}`}
          aria-labelledby={`${base}-${id}-tab`}
          tabIndex={0}
          hidden={index !== chosen}
        >
          {content}
        </Panel>
      ))}
    </div>
  );
}
