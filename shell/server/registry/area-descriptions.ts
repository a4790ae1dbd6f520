import { type AreasDescription, describeAreas, type KnownArea } from './describe-areas.js';

/** Number of cached descriptions of version sets: live ones, canaries, previews. */
const keptDescriptions = 20;

/** Caches the combined description of each set of versions. */
export class AreaDescriptions {
  /** By versions, in order. The most recently used is last. */
  private readonly descriptions = new Map<string, AreasDescription>();

  of(areas: readonly KnownArea[]): AreasDescription {
    const key = areas
      .map(({ release: { name, version }, remote }) => `${name}/${version}/${remote !== null}`)
      .join();
    const description = this.descriptions.get(key) ?? describeAreas(areas);
    this.descriptions.delete(key);
    this.descriptions.set(key, description);
    for (const oldest of this.descriptions.keys()) {
      if (this.descriptions.size <= keptDescriptions) break;
      this.descriptions.delete(oldest);
    }
    return description;
  }

  /** The most recently used description. */
  get last(): AreasDescription | undefined {
    return [...this.descriptions.values()].at(-1);
  }
}
