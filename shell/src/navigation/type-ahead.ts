import { typeInto } from '../area/typed-text';

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/** Whether a key press at this element writes text. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(fields) !== null;

const isInDialog = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest('[role=dialog]') !== null;

/**
 * Collects what the user types before a search dialog has opened, and types it into the dialog's
 * field as soon as that has the focus.
 * @returns stops collecting
 */
export function collectTyping(): () => void {
  let text = '';
  const press = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, isComposing, repeat } = event;
    if (ctrlKey || metaKey || altKey || isComposing || isField(target) || isInDialog(target))
      return;
    // Before any text, these keys belong to the page: a space scrolls it or presses a button.
    if (text === '' && (key === ' ' || key === 'Backspace')) return;
    if (key === 'Backspace') text = text.slice(0, -1);
    else if (!/^.$/u.test(key)) return;
    // A held key counts once, for example the one that opened the search.
    else if (!repeat) text += key;
    event.preventDefault();
  };
  const arrive = ({ target }: FocusEvent) => {
    if (!isInDialog(target) || !(target instanceof HTMLInputElement)) return;
    stop();
    if (text === '' || target.type !== 'search') return;
    // The dialog focuses its field in an effect; React handles events only after all effects.
    queueMicrotask(() => typeInto(target, text));
  };
  function stop(): void {
    document.removeEventListener('keydown', press, true);
    document.removeEventListener('focusin', arrive);
  }
  // Before the page's own shortcuts.
  document.addEventListener('keydown', press, true);
  document.addEventListener('focusin', arrive);
  return stop;
}
