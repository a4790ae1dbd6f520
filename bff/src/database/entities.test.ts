import type { EntityManager, EntityMetadata } from 'typeorm';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

/** A column, from its entity or from the table. */
interface Column {
  readonly name: string;
  /** With its size, if the type has one: `varchar(36)`. */
  readonly type: string;
  readonly isNullable: boolean;
}

/** Reads the columns of a table, by database. TypeORM cannot read tables with computed columns. */
const storedColumns = {
  sqlite: `SELECT name, type, "notnull" = 0 AS isNullable FROM pragma_table_xinfo(?)`,
  mysql: `SELECT column_name AS name, column_type AS type, is_nullable = 'YES' AS isNullable
    FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ?`,
};

/** The databases have several names for one type, and sizes of integers that mean nothing. */
const typeOf = (type: string) =>
  type
    .toLowerCase()
    .replace(/^(medium|long)text$/, 'text')
    .replace(/^tinyint.*$/, 'boolean')
    .replace(/^(int|bigint)\(.*$/, '$1')
    .replace(/^integer$/, 'int');

const textOf = ({ name, type, isNullable }: Column) =>
  `${name} ${typeOf(type)} ${isNullable ? 'null' : 'not null'}`;

describe.each(databases)('the migrated tables on %s', (database) => {
  let application: TestApplication;
  let manager: EntityManager;
  beforeAll(async () => {
    application = await startApplication(database);
    manager = application.database.unitOfWork.read;
  });
  afterAll(() => application.close());

  const declared = ({ columns }: EntityMetadata): string[] =>
    columns.map((column) => {
      const { databaseName: name, precision, isNullable } = column;
      const { driver } = manager.connection;
      const size = driver.getColumnLength(column) || String(precision ?? '');
      const type = driver.normalizeType(column) + (size && `(${size})`);
      return textOf({ name, type, isNullable });
    });

  /** Columns of the entity that differ from the table's. */
  async function differences(entity: EntityMetadata): Promise<string[]> {
    const { tableName } = entity;
    const columns: Column[] = await manager.query(storedColumns[database], [tableName]);
    const stored = columns.map((column) => textOf({ ...column, isNullable: !!column.isNullable }));
    return declared(entity)
      .filter((column) => !stored.includes(column))
      .map((column) => `${tableName}: ${column}`);
  }

  test('have the columns of the entities, of the same type, size and nullability', async () => {
    const entities = manager.connection.entityMetadatas;
    expect(entities.length).toBeGreaterThan(20);
    const found: string[] = [];
    for (const entity of entities) found.push(...(await differences(entity)));
    expect(found).toEqual([]);
  });
});
