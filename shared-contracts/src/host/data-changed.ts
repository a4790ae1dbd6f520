const type = 'host/dataChanged';

/** An area has written something; what other areas hold of it is stale. */
export interface DataChanged {
  readonly type: typeof type;
  /** `reducerPath` of the area that wrote and has seen to its own answers. */
  readonly source: string;
  /** Kinds of data, by names that areas agree on: `Orders`. Those that an area does not know concern it not. */
  readonly tags: readonly string[];
}

/** To be dispatched after a successful write. */
export const dataChanged = (source: string, tags: readonly string[]): DataChanged => ({
  type,
  source,
  tags,
});

export const isDataChanged = (action: unknown): action is DataChanged =>
  typeof action === 'object' && action !== null && 'type' in action && action.type === type;
