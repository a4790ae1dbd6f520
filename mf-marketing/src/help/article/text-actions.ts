import { share } from '../../content/share';
import { placeOf } from '../saved/place-of';
import { onSavedTexts, readSavedTexts, toggleSavedText } from '../saved/saved-texts-storage';

const words = {
  copied: 'Link copied',
  failed: 'Copy the link from the address bar.',
  shared: '',
  saved: 'Saved. You find it in the Help Center.',
  removed: 'Removed from your saved texts.',
  full: 'This browser does not let us save it.',
} as const;

/** Makes sharing and saving work in an article or guide of the help center. @returns ends it */
export function textActions(frame: HTMLElement): () => void {
  const place = placeOf(location.pathname);
  const say = (word: keyof typeof words) => {
    const status = frame.querySelector('[data-actions-status]');
    if (status) status.textContent = words[word];
  };
  const showSaved = () => {
    const isSaved = readSavedTexts().includes(place);
    frame.querySelector('[data-save]')?.setAttribute('aria-pressed', String(isSaved));
  };
  const press = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-share]')) {
      void share(frame.querySelector('h1')?.textContent ?? document.title).then(say);
    }
    if (target.closest('[data-save]')) say(toggleSavedText(place));
  };
  showSaved();
  const forget = onSavedTexts(showSaved);
  frame.addEventListener('click', press);
  return () => {
    forget();
    frame.removeEventListener('click', press);
  };
}
