import type { MigrationInterface, QueryRunner } from 'typeorm';

const timestamp = 'datetime(3)';
const id = 'varchar(36)';

/** One column per statement, because SQLite does not support more. */
const columns = [
  ['users', 'role varchar(10)'],
  ['live_changes', `assigneeId ${id}`],
] as const;

const assignee = 'FOREIGN KEY (assigneeId) REFERENCES users (id) ON DELETE SET NULL';

const invitations = `CREATE TABLE team_invitations (
  id ${id} NOT NULL PRIMARY KEY,
  email varchar(254) NOT NULL,
  role varchar(10) NOT NULL,
  state varchar(10) NOT NULL,
  tokenHash varchar(64) NOT NULL,
  createdAt ${timestamp} NOT NULL,
  expiresAt ${timestamp} NOT NULL
)`;

const statements = [
  "UPDATE users SET role = 'owner' WHERE isAdmin = 1",
  'CREATE INDEX users_role ON users (role)',
  'CREATE INDEX orders_assignee ON orders (assigneeId)',
  'CREATE UNIQUE INDEX team_invitations_token ON team_invitations (tokenHash)',
  'CREATE INDEX team_invitations_email ON team_invitations (email)',
];

/** Adds roles of administrators, assignees of orders, and invitations to the team. */
export class Team1795305600013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isEmbedded = isOnSqlite(runner);
    for (const [table, column] of columns) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column}`);
    }
    await runner.query(
      `ALTER TABLE orders ADD COLUMN assigneeId ${id}${isEmbedded ? ' REFERENCES users (id) ON DELETE SET NULL' : ''}`,
    );
    const suffix = isEmbedded ? '' : ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
    await runner.query(`${invitations}${suffix}`);
    for (const statement of statements) await runner.query(statement);
    if (isEmbedded) return;
    await runner.query(`ALTER TABLE orders ADD CONSTRAINT orders_assignee_fk ${assignee}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const isEmbedded = isOnSqlite(runner);
    await runner.query('DROP TABLE team_invitations');
    if (!isEmbedded) await runner.query('ALTER TABLE orders DROP FOREIGN KEY orders_assignee_fk');
    for (const [index, table] of [
      ['orders_assignee', 'orders'],
      ['users_role', 'users'],
    ]) {
      await runner.query(`DROP INDEX ${index}${isEmbedded ? '' : ` ON ${table}`}`);
    }
    await runner.query('ALTER TABLE orders DROP COLUMN assigneeId');
    for (const [table, column] of columns.toReversed()) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column.split(' ')[0]}`);
    }
  }
}

const isOnSqlite = (runner: QueryRunner) => runner.dataSource.options.type === 'better-sqlite3';
