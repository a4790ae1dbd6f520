import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Covers filter, count and default order, so that only the rows of one page are read. */
const indexes = [
  ['orders_late', 'status, dueOn, assigneeId, createdAt, id'],
  ['orders_assigned', 'assigneeId, createdAt, id'],
] as const;

/** Speeds up the filters 'late' and 'assigned to', measured with 100,000 orders. */
export class WorkIndexes1795305600030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of indexes) {
      await runner.query(`CREATE INDEX ${name} ON orders (${columns})`);
    }
    await dropIndex(runner, 'orders_assignee');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX orders_assignee ON orders (assigneeId)');
    for (const [name] of indexes) await dropIndex(runner, name);
  }
}

const dropIndex = (runner: QueryRunner, name: string): Promise<unknown> =>
  runner.query(
    `DROP INDEX ${name}${runner.dataSource.options.type === 'better-sqlite3' ? '' : ' ON orders'}`,
  );
