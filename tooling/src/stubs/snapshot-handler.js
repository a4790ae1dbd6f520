/** In place of runtime-core's snapshot handler: there are no snapshots where every entry is named directly. */
export class SnapshotHandler {
  /** No plugin of ours listens to snapshots. */
  hooks = { applyPlugin: () => undefined };
  /** The runtime takes a renewed remote out of it. */
  manifestCache = new Map();
}

/** @returns what the runtime knows from a snapshot: nothing */
export const getGlobalRemoteInfo = () => ({});
