import {
  type CatalogueService,
  type ServiceSlug,
  services,
} from '@northcast/shared-contracts/content/catalogue/services';

/** What the edits of one episode differ in. */
export interface EditFacts {
  readonly service: CatalogueService;
  /** Of raw audio, at most. */
  readonly minutes: number;
  /** Tracks or speakers, at most. */
  readonly tracks: number;
  /** As the catalogue says it: `two speakers`. */
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

/** The features, and those of the service that it includes. */
function allFeatures({ features }: CatalogueService): readonly string[] {
  const base = features.flatMap((feature) => includedPattern.exec(feature)?.[1] ?? []);
  return [...features, ...services.filter(({ name }) => base.includes(name)).flatMap(allFeatures)];
}

/** Reads length, tracks and rounds from the features: they are the one place that states them. */
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

/** The edits that are compared with each other, the smallest first. */
export const comparedEdits: readonly EditFacts[] = (
  ['lite-edit', 'standard-episode-edit', 'pro-episode-edit', 'pro-edit-show-notes'] as const
).map(editFacts);
