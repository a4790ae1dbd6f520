import { useSyncExternalStore } from 'react';

type Density = 'regular' | 'compact';

/** How this browser displays lists. */
export interface ListView {
  readonly density: Density;
  /** Hidden columns by list name. */
  readonly hidden: Readonly<Record<string, readonly string[]>>;
}

const key = 'northcast.list-view';
const standard: ListView = { density: 'regular', hidden: {} };

const listeners = new Set<() => void>();
/** Absent until the first use. */
let current: ListView | undefined;

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

/** The settings of this tab, which reads the stored ones once: tabs can show different views. */
function snapshot(): ListView {
  current ??= stored();
  return current;
}

function stored(): ListView {
  try {
    return parseListView(localStorage.getItem(key));
  } catch {
    // Storage is unavailable: a choice lasts until the page is left.
    return standard;
  }
}

const changed = (view: ListView, change: Partial<ListView>): ListView => ({
  ...view,
  ...change,
  hidden: { ...view.hidden, ...change.hidden },
});

/** Changes the settings given, of `hidden` only the lists given. */
export function changeListView(change: Partial<ListView>): void {
  current = changed(snapshot(), change);
  try {
    // What another tab has stored of other lists stays.
    localStorage.setItem(key, JSON.stringify(changed(stored(), change)));
  } catch {
    // Storage is unavailable, as above.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** How this tab displays lists. */
export const useListView = (): ListView => useSyncExternalStore(subscribe, snapshot);

export const hiddenOf = ({ hidden }: ListView, list: string): readonly string[] =>
  hidden[list] ?? hiddenAtFirst[list] ?? none;

const none: readonly string[] = [];

/** Columns hidden by default, until the user shows them. */
const hiddenAtFirst: Readonly<Record<string, readonly string[]>> = {
  orders: ['customerEmail', 'updatedAt'],
};

export function hideColumns(list: string, ids: readonly string[]): void {
  changeListView({ hidden: { [list]: ids } });
}
