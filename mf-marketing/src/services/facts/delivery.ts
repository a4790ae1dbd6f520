import type { CatalogueService } from '@northcast/shared-contracts/content/catalogue/services';
import {
  type Delivery,
  serviceDeliveries,
} from '@northcast/shared-contracts/content/catalogue/turnaround';

/** Delivery times from the shipping policy. */
export const deliveryTexts = {
  sameDay: 'Same day',
  withEpisode: 'Same day, with the episode',
  confirmed: 'Date confirmed before you pay',
  appointment: 'At the appointment',
  withOrder: 'Agreed with the order it is for',
} as const satisfies Readonly<Record<Delivery, string>>;

export const deliveryOf = ({ slug }: Pick<CatalogueService, 'slug'>): Delivery =>
  serviceDeliveries[slug];

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
