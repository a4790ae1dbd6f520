import { lazyModule } from '../../static-section/lazy-module';

/** Comes only for readers who have saved something. */
export const savedTextsCode = lazyModule([], () => import('./saved-texts'));
