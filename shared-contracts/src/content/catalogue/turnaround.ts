import type { addOns } from '@northcast/shared-contracts/content/catalogue/add-ons';
import type { PlanSlug } from '@northcast/shared-contracts/content/catalogue/plans';
import type { ServiceSlug } from '@northcast/shared-contracts/content/catalogue/services';

// Only types are imported: scripts of pages that need a delivery time must not load the catalogue.

/**
 * Hours within which work on an order with a complete brief starts, as promised on the help pages.
 */
export const startsWithinHours = 24;

/** Delivery times in the shipping policy. A `confirmed` date is agreed before payment. */
export type Delivery = 'sameDay' | 'withEpisode' | 'confirmed' | 'appointment' | 'withOrder';

export const serviceDeliveries: Readonly<Record<ServiceSlug, Delivery>> = {
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

export const planDeliveries: Readonly<Record<PlanSlug, Delivery>> = {
  starter: 'sameDay',
  creator: 'sameDay',
  // The weekly delivery day is agreed.
  'pro-weekly': 'confirmed',
};

export const addOnDeliveries: Readonly<Record<(typeof addOns)[number]['name'], Delivery>> = {
  'Rush Delivery (12 hours)': 'sameDay',
  'Additional Revision': 'withOrder',
  'Transcription Service': 'withEpisode',
  'Custom Thumbnail Design': 'withEpisode',
  'Audiogram Creation': 'confirmed',
  'Show Notes Writing': 'withEpisode',
};
