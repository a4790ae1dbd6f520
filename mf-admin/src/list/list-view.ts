import { useSyncExternalStore } from 'react';

export type Density = 'regular' | 'compact';

/** How this browser displays lists. */
export interface ListView {
  readonly density: Density;
  /** Hidden columns by list name. */
  readonly hidden: Readonly<Record<string, readonly string[]>>;
}

const key = 'northcast.list-view';
const standard: ListView = { density: 'regular', hidden: {} };

const listeners = new Set<() => void>();
let current: { text: string | null; view: ListView } = { text: null, view: standard };

/** Parses stored settings; unreadable ones yield the default. */
export function parseListView(text: string | null): ListView {
  try {
    const { density, hidden }: { density?: unknown; hidden?: unknown } = JSON.parse(text ?? '{}');
    return {
      density: density === 'compact' ? 'compact' : 'regular',
      hidden: Object.fromEntries(
        Object.entries(hidden ?? {}).flatMap(([list, ids]) =>
          Array.isArray(ids) ? [[list, ids.filter((id) => typeof id === 'string')]] : [],
        ),
      ),
    };
  } catch {
    return standard;
  }
}

function snapshot(): ListView {
  const text = stored();
  if (text !== current.text) current = { text, view: parseListView(text) };
  return current.view;
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is unavailable: the choice lasts until the page is left.
    return current.text;
  }
}

export function changeListView(change: Partial<ListView>): void {
  const view = { ...snapshot(), ...change };
  const text = JSON.stringify(view);
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is unavailable, as above.
  }
  current = { text, view };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** How this browser displays lists; the same in every tab. */
export const useListView = (): ListView => useSyncExternalStore(subscribe, snapshot);

export const hiddenOf = ({ hidden }: ListView, list: string): readonly string[] =>
  hidden[list] ?? hiddenAtFirst[list] ?? none;

const none: readonly string[] = [];

/** Columns hidden by default, until the user shows them. */
const hiddenAtFirst: Readonly<Record<string, readonly string[]>> = {
  orders: ['customerEmail', 'updatedAt'],
};

export function hideColumns(list: string, ids: readonly string[]): void {
  changeListView({ hidden: { ...snapshot().hidden, [list]: ids } });
}
