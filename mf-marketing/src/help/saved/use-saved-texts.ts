import { useEffect, useState } from 'react';
import { lazyModule } from '../../static-section/lazy-module';
import { onSavedTexts, readSavedTexts } from './saved-texts-storage';

/** Loaded only for readers who have saved a text. */
export const savedTextsCode = lazyModule([], () => import('./saved-texts'));

/** Texts saved in this browser; empty in the first render, so that hydration matches the server. */
export function useSavedTexts(): readonly string[] {
  const [places, setPlaces] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = () => setPlaces(readSavedTexts());
    read();
    return onSavedTexts(read);
  }, []);
  return places;
}
