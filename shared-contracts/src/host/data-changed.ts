const type = 'host/dataChanged';

/** Tells other areas that an area has written data, so that their cached copies are stale. */
export interface DataChanged {
  readonly type: typeof type;
  /** `reducerPath` of the area that wrote; it has already invalidated its own cache. */
  readonly source: string;
  /** Cache tags shared between areas, such as `Orders`. An area ignores unknown tags. */
  readonly tags: readonly string[];
}

/** Dispatch this after a successful write. */
export const dataChanged = (source: string, tags: readonly string[]): DataChanged => ({
  type,
  source,
  tags,
});

export const isDataChanged = (action: unknown): action is DataChanged =>
  typeof action === 'object' && action !== null && 'type' in action && action.type === type;
