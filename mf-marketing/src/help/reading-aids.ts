import { markCurrentHeading } from '../content/mark-current-heading';

/** What a long text does beyond links and orders; sharing, saving and ticks come after the page is there. @returns ends it */
export function readingAids(frame: HTMLElement): () => void {
  const endings = [markCurrentHeading(frame)];
  let isOver = false;
  void import('./article/text-actions').then(
    ({ textActions }) => {
      if (!isOver) endings.push(textActions(frame));
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    for (const end of endings) end();
  };
}
