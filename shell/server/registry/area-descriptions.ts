import { type AreasDescription, describeAreas, type KnownArea } from './describe-areas.js';

/** Sets of versions whose common description is kept: live ones, canaries, previews. */
const keptDescriptions = 20;

/** What sets of versions say together; worked out once for each set of them. */
export class AreaDescriptions {
  /** By versions, in their order; the one that was asked for last stands last. */
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

  /** What the versions that were asked for last say together. */
  get last(): AreasDescription | undefined {
    return [...this.descriptions.values()].at(-1);
  }
}
