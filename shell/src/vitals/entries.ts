interface EntrySubscription<Entry> {
  readonly type: string;
  /** Takes each entry, also those from before. */
  readonly take: (entry: Entry & { readonly startTime: number }) => void;
}

export const isObservable = (type: string): boolean =>
  globalThis.PerformanceObserver?.supportedEntryTypes.includes(type) ?? false;

/**
 * Hands out performance entries of a type as they come.
 * @returns hands out the last ones and stops
 */
export function observeEntries<Entry>({ type, take }: EntrySubscription<Entry>): () => void {
  // A browser writes a warning to the console for a type that it does not know.
  if (!isObservable(type)) return () => undefined;
  const takeAll = (entries: PerformanceEntryList) => {
    for (const entry of entries) take(entry as PerformanceEntry & Entry);
  };
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  // Only `event` knows a threshold: interactions that took longer than a frame.
  const options = { type, buffered: true, durationThreshold: 16 };
  observer.observe(options);
  return () => {
    takeAll(observer.takeRecords());
    observer.disconnect();
  };
}
