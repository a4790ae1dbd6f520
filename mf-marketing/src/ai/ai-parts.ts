import { lazyModule } from '../static-section/lazy-module';

/** Everything of the page but the calculator. */
export const aiParts = lazyModule(['ai-intro', 'ai-rest'], () => import('./ai-sections'));
