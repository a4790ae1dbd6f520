const storageKey = 'northcast:checklists';

type Kept = Readonly<Record<string, readonly string[]>>;

/** Ids of the ticked tasks by text (folder and slug); ignores malformed entries. */
function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([place, ids]) =>
        Array.isArray(ids) ? [[place, ids.filter((id) => typeof id === 'string')]] : [],
      ),
    );
  } catch {
    return {};
  }
}

export function readTicks(place: string): ReadonlySet<string> {
  const kept = readKept();
  return new Set(Object.hasOwn(kept, place) ? kept[place] : []);
}

/** @returns whether the browser stored them */
export function keepTicks(place: string, ids: readonly string[]): boolean {
  const { [place]: _, ...others } = readKept();
  const kept: Kept = ids.length === 0 ? others : { ...others, [place]: ids };
  try {
    if (Object.keys(kept).length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
