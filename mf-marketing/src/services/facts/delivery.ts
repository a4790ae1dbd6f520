import type {
  CatalogueService,
  ServiceSlug,
} from '@northcast/shared-contracts/content/catalogue/services';

/** Delivery times from the shipping policy. */
export const deliveryTexts = {
  sameDay: 'Same day',
  withEpisode: 'Same day, with the episode',
  confirmed: 'Date confirmed before you pay',
  appointment: 'At the appointment',
  withOrder: 'Agreed with the order it is for',
} as const;

export type Delivery = keyof typeof deliveryTexts;

const deliveries: Readonly<Record<ServiceSlug, Delivery>> = {
  'standard-episode-edit': 'sameDay',
  'lite-edit': 'sameDay',
  'pro-episode-edit': 'confirmed',
  'pro-edit-show-notes': 'confirmed',
  'launch-starter-pack': 'confirmed',
  'episode-thumbnail': 'withEpisode',
  'show-notes': 'withEpisode',
  jingle: 'confirmed',
  'youtube-audiogram': 'confirmed',
  'square-audiogram': 'confirmed',
  'social-clip': 'confirmed',
  'mix-master': 'confirmed',
  'voiceover-intro': 'confirmed',
  'ad-read-tag': 'confirmed',
  'title-keywords': 'withEpisode',
  'edit-show-notes-combo': 'sameDay',
  'brand-kit-mini': 'confirmed',
  'blog-conversion': 'confirmed',
  'transcript-tidy': 'withEpisode',
  'raw-audio-qc': 'sameDay',
  'same-day-rush': 'sameDay',
  consulting: 'appointment',
  'extra-revisions-pack': 'withOrder',
  'single-extra-revision': 'withOrder',
};

export const deliveryOf = ({ slug }: Pick<CatalogueService, 'slug'>): Delivery => deliveries[slug];

const onlyTime = /^(Delivery date confirmed before you pay|Same-day delivery of both)$/;

/** Features of a service without its delivery time, which the entry shows on a separate line. */
export const scopeOf = ({ features }: Pick<CatalogueService, 'features'>): readonly string[] =>
  features
    .filter((feature) => !onlyTime.test(feature))
    .map((feature) =>
      feature
        .replace(/^Same-day delivery as /, 'Delivered as ')
        .replace(/^(.+), delivery date confirmed before you pay$/, 'Delivered as $1'),
    );
