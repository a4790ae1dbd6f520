import type { sortableFields } from '@northcast/shared-contracts/api/list-query';
import type { EntityTarget } from 'typeorm';

export type ListName = keyof typeof sortableFields;

/** A condition on a row, called `entry`. */
export interface ListCondition {
  readonly sql: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** What can be asked of a list, and which columns serve it. */
export interface ListDefinition<Row> {
  readonly list: ListName;
  readonly entity: EntityTarget<Row>;
  /** The column that each sortable field is sorted by. */
  readonly sortColumns: Readonly<Record<string, string>>;
  /** Those of them that are no columns but computed of a row, called `entry`. */
  readonly computed?: Readonly<Record<string, string>>;
  /** Values of the status filter; none where the list has no status. */
  readonly statuses: readonly string[];
  /** A condition on a row, called `entry`, where no status is asked for. */
  readonly withoutStatus?: string;
  /** Rows that do not meet it are not in the list. */
  readonly condition?: ListCondition | undefined;
  /**
   * A condition on a row, called `entry`, under which it has a word; its column `search` unless given.
   * @param word the parameter that holds the word, such as `:word0`
   */
  readonly hasWord?: (word: string) => string;
  /** Columns that all rows of the list have a value in; the others are not counted either. */
  readonly only?: Readonly<Record<string, string>>;
}

/** What rows are sorted by, as SQL. */
export const sortSql = <Row>({ computed }: ListDefinition<Row>, column: string): string =>
  computed?.[column] ?? `entry.${column}`;

/** A column for every field that the contract lets a list be sorted by. */
export type SortColumns<List extends ListName> = Readonly<
  Record<(typeof sortableFields)[List][number], string>
>;
