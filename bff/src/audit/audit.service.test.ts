import { pino } from 'pino';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { AuditService } from './audit.service.js';

describe.each(databases)('recording audit events on %s', (database) => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication(database);
  });
  afterAll(() => application.close());

  test('writes a line to the log for a change that is committed, and none for one that is not', async () => {
    const { nest } = application;
    const { unitOfWork } = application.database;
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
    const settings: Settings = { ...nest.get<Settings>(settingsToken), logLevel: 'info' };
    const audit = new AuditService(unitOfWork, log, settings);
    const change = (id: string, end: () => void) =>
      unitOfWork.write(async (manager) => {
        await audit.record(manager, { action: 'order.updated', target: { type: 'order', id } });
        end();
      });
    const fail = () => {
      throw new Error('database or disk is full');
    };
    await expect(change('rolled back', fail)).rejects.toThrow('full');
    await change('committed', () => undefined);
    expect(lines.map((line) => JSON.parse(line).targetId)).toEqual(['committed']);
  });
});
