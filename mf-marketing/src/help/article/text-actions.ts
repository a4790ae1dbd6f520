import { nameAddresses } from '../../content/name-addresses';
import { share } from '../../content/share';
import { checklistBehavior } from '../checklist/checklist-behavior';
import { onSavedTexts, readSavedTexts, toggleSavedText } from '../saved/saved-texts-storage';

const messages = {
  copied: 'Link copied',
  failed: 'Copy the link from the address bar.',
  shared: '',
  saved: 'Saved. You can find it in the Help Center.',
  removed: 'Removed from your saved texts.',
  full: 'This browser does not let us save it.',
} as const;

/**
 * Attaches sharing, saving and the checklist of a help text.
 * @param place folder and slug of the text
 * @returns a function that detaches them
 */
export function textActions(frame: HTMLElement, place: string): () => void {
  const report = (outcome: keyof typeof messages) => {
    const status = frame.querySelector('[data-actions-status]');
    if (status) status.textContent = messages[outcome];
  };
  const showSaved = () => {
    const isSaved = readSavedTexts().includes(place);
    frame.querySelector('[data-save]')?.setAttribute('aria-pressed', String(isSaved));
  };
  const press = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-share]')) {
      void share(frame.querySelector('h1')?.textContent ?? document.title).then(report);
    }
    if (target.closest('[data-save]')) report(toggleSavedText(place));
  };
  const endAddresses = nameAddresses(frame);
  const endChecklist = frame.querySelector('[data-task]')
    ? checklistBehavior(frame, place)
    : undefined;
  showSaved();
  const forget = onSavedTexts(showSaved);
  frame.addEventListener('click', press);
  return () => {
    forget();
    endAddresses();
    endChecklist?.();
    frame.removeEventListener('click', press);
  };
}
