import { episodeEdits } from './services/episode-edits.js';
import { rushAdviceRevisions } from './services/rush-advice-revisions.js';
import { showAssets } from './services/show-assets.js';
import { soundAndText } from './services/sound-and-text.js';

interface ServiceEntry {
  readonly slug: string;
  readonly name: string;
  /** US dollars as displayed. An order records whole dollars, without the cents. */
  readonly price: number;
  readonly description: string;
  readonly features: readonly string[];
  readonly popular?: true;
  readonly badge?: string;
}

/** In the order of the services page; each file holds one consecutive part. */
const entries = [
  ...episodeEdits,
  ...showAssets,
  ...soundAndText,
  ...rushAdviceRevisions,
] as const satisfies readonly ServiceEntry[];

export type ServiceSlug = (typeof entries)[number]['slug'];

export interface CatalogueService extends ServiceEntry {
  readonly slug: ServiceSlug;
}

export const services: readonly CatalogueService[] = entries;
