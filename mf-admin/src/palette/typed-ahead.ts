/** Collects what is typed while the field that it is meant for is still to come. */
export class TypedAhead {
  private text = '';

  /** @param onEscape called where the person changes their mind; nothing is collected from then on */
  constructor(private readonly onEscape: () => void) {
    window.addEventListener('keydown', this.onKeyDown, true);
  }

  /** Ends it. @returns what was typed */
  take(): string {
    window.removeEventListener('keydown', this.onKeyDown, true);
    return this.text;
  }

  private readonly onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Escape') {
      this.take();
      this.onEscape();
    } else if (event.key === 'Backspace') {
      this.text = this.text.slice(0, -1);
    } else if (event.key.length === 1) {
      this.text += event.key;
    } else return;
    // The page below has keys of its own.
    event.preventDefault();
    event.stopImmediatePropagation();
  };
}
