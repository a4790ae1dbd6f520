import { useEffect, useState } from 'react';
import { lazyModule } from '../../static-section/lazy-module';
import { onSavedTexts, readSavedTexts } from './saved-texts-storage';

/** Comes only for readers who have saved something. */
export const savedTextsCode = lazyModule([], () => import('./saved-texts'));

/** What is saved in this browser; nothing in the first render, as in the document. */
export function useSavedTexts(): readonly string[] {
  const [places, setPlaces] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = () => setPlaces(readSavedTexts());
    read();
    return onSavedTexts(read);
  }, []);
  return places;
}
