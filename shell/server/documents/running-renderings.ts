/**
 * Renderings in progress. They are counted by version, so that the pages of one version that never
 * finish do not keep those of others from being rendered.
 */
export class RunningRenderings<Result> {
  /** By version, then by key. */
  private readonly running = new Map<string, Map<string, Promise<Result>>>();

  /** Number of renderings of a version. */
  countOf(version: string): number {
    return this.running.get(version)?.size ?? 0;
  }

  /** Starts a rendering, or joins the one with the same key. */
  async join(version: string, key: string, start: () => Promise<Result>): Promise<Result> {
    const ofVersion = this.running.get(version) ?? new Map<string, Promise<Result>>();
    const known = ofVersion.get(key);
    if (known) return await known;
    const started = start().finally(() => {
      ofVersion.delete(key);
      if (ofVersion.size === 0) this.running.delete(version);
    });
    ofVersion.set(key, started);
    this.running.set(version, ofVersion);
    return await started;
  }
}
