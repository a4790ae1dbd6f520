/** Folder and slug of the text at a path: `guides/file-management-guide`. */
export const placeOf = (pathname: string): string =>
  pathname.replace(/^\/help\//, '').replace(/\/$/, '');

const storageKey = 'northcast:saved-texts';
const changed = 'northcast:saved-texts';
/** More than there are texts. */
const most = 50;
const placePattern = /^(articles|guides)\/[a-z0-9-]{1,80}$/;

const isPlace = (value: unknown): value is string =>
  typeof value === 'string' && placePattern.test(value);

/** Folder and slug of each text kept in this browser, the last one first. Whatever else stands in the storage is passed over. */
export function readSavedTexts(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? [...new Set(kept.filter(isPlace))].slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Keeps a text, or forgets it if it is kept. */
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
  dispatchEvent(new Event(changed));
  return isNew ? 'saved' : 'removed';
}

/** Tells of changes in this tab and in others. @returns ends it */
export function onSavedTexts(listener: () => void): () => void {
  addEventListener('storage', listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener('storage', listener);
    removeEventListener(changed, listener);
  };
}
