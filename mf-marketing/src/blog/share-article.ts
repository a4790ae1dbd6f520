import { share } from '../content/share';

/** Makes the share buttons of an article work. @returns ends it */
export function shareArticle(frame: HTMLElement): () => void {
  const press = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('[data-share]')) return;
    void share(frame.querySelector('h1')?.textContent ?? document.title);
  };
  frame.addEventListener('click', press);
  return () => frame.removeEventListener('click', press);
}
