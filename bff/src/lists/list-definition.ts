import type { sortableFields } from '@northcast/shared-contracts/api/list-query';
import type { EntityTarget } from 'typeorm';

export type ListName = keyof typeof sortableFields;

/** An SQL condition on a row named `entry`. */
export interface ListCondition {
  readonly sql: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The columns of a list that requests can sort, filter and search by. */
export interface ListDefinition<Row> {
  readonly list: ListName;
  readonly entity: EntityTarget<Row>;
  /** Column for each sortable field. */
  readonly sortColumns: Readonly<Record<string, string>>;
  /** SQL for sort columns that are computed from a row named `entry`. */
  readonly computed?: Readonly<Record<string, string>>;
  /** Values of the status filter; empty if the list has no status. */
  readonly statuses: readonly string[];
  /** SQL condition on a row named `entry` for requests without a status. */
  readonly withoutStatus?: string;
  /** Only rows that meet this condition belong to the list. */
  readonly condition?: ListCondition | undefined;
  /**
   * SQL condition under which a row named `entry` contains a word; by default searches the column
   * `search`.
   * @param word the parameter that holds the word, such as `:word0`
   */
  readonly hasWord?: (word: string) => string;
  /**
   * Values of columns that a row must have to belong to the list. Other rows are not counted
   * either.
   */
  readonly only?: Readonly<Record<string, string>>;
  /** Set if ids do not begin with a time, so that `upTo` cannot leave out newer rows. */
  readonly hasUntimedIds?: true;
}

/** The SQL expression to sort by. */
export const sortSql = <Row>({ computed }: ListDefinition<Row>, column: string): string =>
  computed?.[column] ?? `entry.${column}`;

/** One column for every sortable field of the contract. */
export type SortColumns<List extends ListName> = Readonly<
  Record<(typeof sortableFields)[List][number], string>
>;
