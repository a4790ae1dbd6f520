/** What the dashboard needs to know of a list's query. */
export interface LoadingList<Row> {
  readonly data?: readonly Row[] | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}
