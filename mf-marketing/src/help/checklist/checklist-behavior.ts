const texts = {
  nothingTicked: 'Nothing is ticked.',
  notKept: 'This browser does not keep the ticks.',
} as const;

/**
 * Stores the ticks of a text's checklist in this browser, shows their number, and attaches the
 * buttons.
 * @param place folder and slug of the text
 * @returns a function that detaches it
 */
export function checklistBehavior(frame: HTMLElement, place: string): () => void {
  const boxes = [...frame.querySelectorAll<HTMLInputElement>('input[data-task]')];
  const status = frame.querySelector('[data-checklist-status]');
  const progress = frame.querySelector('progress');
  let isStored = true;
  const ticked = () => boxes.filter(({ checked }) => checked).map(({ value }) => value);

  const say = (words: string) => {
    if (status) status.textContent = words;
  };
  const showProgress = () => {
    const count = ticked().length;
    if (progress) progress.value = count;
    say(`${count} of ${boxes.length} done`);
  };
  const keep = () => {
    showProgress();
    isStored = keepTicks(place, ticked());
    if (!isStored) say(texts.notKept);
  };
  const showKept = () => {
    if (!isStored) return;
    const kept = readTicks(place);
    for (const box of boxes) box.checked = kept.has(box.value);
    showProgress();
  };
  const clear = () => {
    if (ticked().length === 0) return say(texts.nothingTicked);
    for (const box of boxes) box.checked = false;
    keep();
  };
  const press = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-print]')) print();
    if (target.closest('[data-clear]')) clear();
  };
  const change = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && 'task' in target.dataset) keep();
  };

  // Keep boxes that were ticked before this code loaded.
  const early = new Set(ticked());
  showKept();
  if (early.size > 0) {
    for (const box of boxes) box.checked ||= early.has(box.value);
    keep();
  }
  frame.addEventListener('click', press);
  frame.addEventListener('change', change);
  addEventListener('storage', showKept);
  // In the back/forward cache the page missed what other tabs stored.
  addEventListener('pageshow', showKept);
  return () => {
    frame.removeEventListener('click', press);
    frame.removeEventListener('change', change);
    removeEventListener('storage', showKept);
    removeEventListener('pageshow', showKept);
  };
}

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
