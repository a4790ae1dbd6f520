import {
  type CatalogueService,
  type ServiceSlug,
  services,
} from '@northcast/shared-contracts/content/catalogue/services';

/** Attributes in which the edits of one episode differ. */
export interface EditFacts {
  readonly service: CatalogueService;
  /** Maximum minutes of raw audio. */
  readonly minutes: number;
  /** Maximum tracks or speakers. */
  readonly tracks: number;
  /** Wording of the catalogue: `two speakers`. */
  readonly tracksText: string;
  readonly rounds: number;
  readonly hasNotes: boolean;
}

const numbers: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };
const lengthPattern = /^Up to (\d+) minutes of raw audio, ((\w+) .+)$/;
const roundsPattern = /^(\d+) revision rounds/;
const includedPattern = /^Everything in the (.+)$/;

export const serviceOf = (slug: ServiceSlug): CatalogueService => {
  const service = services.find((each) => each.slug === slug);
  if (!service) throw new Error(`The catalogue has no ${slug}`);
  return service;
};

/** Features of a service and of the services that it includes. */
function allFeatures({ features }: CatalogueService): readonly string[] {
  const base = features.flatMap((feature) => includedPattern.exec(feature)?.[1] ?? []);
  return [...features, ...services.filter(({ name }) => base.includes(name)).flatMap(allFeatures)];
}

/**
 * Parses length, tracks and rounds from the features, which are the only place that states them.
 */
export function editFacts(slug: ServiceSlug): EditFacts {
  const service = serviceOf(slug);
  const features = allFeatures(service);
  const [match] = features.flatMap((feature) => {
    const found = lengthPattern.exec(feature);
    return found ? [found] : [];
  });
  const [, minutes, tracksText = '', count = ''] = match ?? [];
  return {
    service,
    minutes: Number(minutes),
    tracks: numbers[count] ?? Number.NaN,
    tracksText,
    rounds: Number(features.flatMap((each) => roundsPattern.exec(each)?.[1] ?? [])[0]),
    hasNotes: features.some((feature) => feature.includes('show notes')),
  };
}

/** The edits to compare, smallest first. */
export const comparedEdits: readonly EditFacts[] = (
  ['lite-edit', 'standard-episode-edit', 'pro-episode-edit', 'pro-edit-show-notes'] as const
).map(editFacts);
