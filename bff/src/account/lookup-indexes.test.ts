import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { AuditService } from '../audit/audit.service.js';
import { OutboxService } from '../mail/outbox.service.js';
import { lastAccountChange } from '../users/last-change.js';
import { UserEntity } from '../users/user.entity.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { PersonalDataService } from './personal-data.service.js';

const email = 'ada@example.com';
const others = Array.from({ length: 200 }, (_, number) => `mara-${number}@example.com`);

describe.each(databases)('an index finds the rows of one account on %s', (database) => {
  let application: TestApplication;
  let read: EntityManager;
  let id: string;
  beforeAll(async () => {
    application = await startApplication(database);
    const { unitOfWork } = application.database;
    read = unitOfWork.read;
    ({ id } = await (await application.customer({ email })).user());
    const outbox = application.nest.get(OutboxService);
    const audit = application.nest.get(AuditService);
    await unitOfWork.write(async (manager) => {
      await manager.query('UPDATE users SET emailConfirmedAt = createdAt WHERE id = ?', [id]);
      for (const address of others) {
        const to = { name: 'Mara', address };
        const letter = { heading: 'Hello', blocks: [] };
        await outbox.enqueue(manager, { kind: 'news', to, userId: null, subject: 'Hello', letter });
        const target = { type: 'account', id: randomUUID() };
        await audit.record(manager, { action: 'email.changed', actorId: target.id, target });
      }
    });
  });
  afterAll(() => application.close());

  /** How the database finds the rows of a statement. */
  async function planOf(sql: string, parameters: readonly unknown[]): Promise<string> {
    const explain = database === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
    const plan = await read.query<{ detail?: string; key?: string }[]>(`${explain} ${sql}`, [
      ...parameters,
    ]);
    return plan.map(({ detail, key }) => detail ?? String(key)).join();
  }

  /** Plans of the statements of `work` that match; what it changes is undone. */
  async function plansOf(
    statement: RegExp,
    work: (manager: EntityManager) => Promise<unknown>,
  ): Promise<string[]> {
    const statements: [sql: string, parameters?: unknown][] = [];
    const undo = new Error('The work is undone');
    const written = application.database.unitOfWork.write(async (manager) => {
      if (manager.queryRunner === undefined) throw new Error('A transaction has a query runner');
      const query = jest.spyOn(manager.queryRunner, 'query');
      await work(manager);
      statements.push(...query.mock.calls);
      query.mockRestore();
      throw undo;
    });
    await expect(written).rejects.toBe(undo);
    const plans: string[] = [];
    for (const [sql, parameters] of statements) {
      if (!statement.test(sql)) continue;
      plans.push(await planOf(sql, Array.isArray(parameters) ? parameters : []));
    }
    return plans;
  }

  test.each([
    ['mails', /FROM .mails\b/, ['mails_user', 'mails_address']],
    ['audit entries', /FROM .audit_entries\b/, ['audit_entries_actor']],
  ])('among %s for the personal data download', async (_name, statement, indexes) => {
    const owner = await read.findOneByOrFail(UserEntity, { id });
    const data = application.nest.get(PersonalDataService);
    const plans = await plansOf(statement, (manager) => data.of(manager, owner, ''));
    expect(plans).toEqual(indexes.map((index) => expect.stringContaining(index)));
  });

  test('among mails when the account is deleted', async () => {
    const deletion = application.nest.get(AccountDeletionService);
    const plans = await plansOf(/^DELETE FROM .mails\b.*toAddress/, async (manager) => {
      const owner = await manager.findOneByOrFail(UserEntity, { id });
      await deletion.delete(manager, owner);
    });
    expect(plans).toEqual([expect.stringContaining('mails_address')]);
  });

  test('among audit entries for who changed the account last', async () => {
    const plans = await plansOf(/FROM .audit_entries\b/, (manager) =>
      lastAccountChange(manager, id),
    );
    expect(plans).toEqual([
      expect.stringContaining('audit_entries_target'),
      expect.stringContaining('audit_entries_actor'),
    ]);
  });
});
