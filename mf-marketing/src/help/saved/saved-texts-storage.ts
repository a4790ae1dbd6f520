/** Also the name of the event that announces a change in this tab. */
const storageKey = 'northcast:saved-texts';
/** Upper bound on stored entries; higher than the number of texts. */
const most = 50;
const placePattern = /^(articles|guides)\/[a-z0-9-]{1,80}$/;

const isPlace = (value: unknown): value is string =>
  typeof value === 'string' && placePattern.test(value);

/**
 * Folder and slug (`guides/file-management-guide`) of each text saved in this browser, newest
 * first. Ignores malformed entries.
 */
export function readSavedTexts(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? [...new Set(kept.filter(isPlace))].slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Saves a text, or removes it if it is already saved. */
export function toggleSavedText(place: string): 'saved' | 'removed' | 'full' {
  const kept = readSavedTexts();
  const others = kept.filter((each) => each !== place);
  const isNew = others.length === kept.length;
  try {
    localStorage.setItem(
      storageKey,
      JSON.stringify((isNew ? [place, ...others] : others).slice(0, most)),
    );
  } catch {
    return 'full';
  }
  dispatchEvent(new Event(storageKey));
  return isNew ? 'saved' : 'removed';
}

/** In the back/forward cache a page misses what other tabs store. */
const events = [storageKey, 'storage', 'pageshow'];

/** Notifies of changes in this tab and in others. @returns a function that unsubscribes */
export function onSavedTexts(listener: () => void): () => void {
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}
