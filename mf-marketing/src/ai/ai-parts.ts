import { lazyModule } from '../static-section/lazy-module';

/** Every section of the page except the calculator. */
export const aiParts = lazyModule(['ai-intro', 'ai-rest'], () => import('./ai-sections'));
