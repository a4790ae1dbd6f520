import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { insertRow } from '../database/insert-row.js';
import { logToken } from '../log/log.js';
import { FileLeaseEntity } from './file-lease.entity.js';
import { LeaseLocker } from './lease-locker.js';

const times = {
  length: 4000,
  clockTolerance: 20_000,
  look: 20,
  retry: 20,
  timeoutMs: 20_000,
  longestStop: 60_000,
};

describe.each(databases)('leases of uploads on %s', (database) => {
  let application: TestApplication;
  let locker: LeaseLocker;
  const { signal } = new AbortController();
  const ignore = () => undefined;

  beforeAll(async () => {
    application = await startApplication(database);
    const { nest, database: own } = application;
    locker = new LeaseLocker(own.unitOfWork, nest.get(logToken), times);
  });
  afterAll(() => application.close());

  test('a holder that is asked to stop keeps its lease until it has stopped', async () => {
    const id = randomUUID();
    const first = locker.newLock(id);
    const asked = jest.fn();
    await first.lock(signal, asked);
    let isHeld = false;
    const second = locker.newLock(id);
    const acquired = second.lock(signal, ignore).then(() => {
      isHeld = true;
    });
    await wait(1.5 * times.length);
    expect(asked).toHaveBeenCalled();
    expect(isHeld).toBe(false);
    await first.unlock();
    await acquired;
    await second.unlock();
  });

  test('a holder that never stops loses its lease after the longest stop', async () => {
    const { nest, database: own } = application;
    const short = { ...times, length: 1000, longestStop: 200 };
    const impatient = new LeaseLocker(own.unitOfWork, nest.get(logToken), short);
    const id = randomUUID();
    const first = impatient.newLock(id);
    await first.lock(signal, ignore);
    const second = impatient.newLock(id);
    await second.lock(signal, ignore);
    await second.unlock();
    await first.unlock();
  });

  test('a lease is not over while another process with a slower clock renews it', async () => {
    const { nest, database: own } = application;
    const { unitOfWork } = own;
    const quick = { ...times, length: 500, timeoutMs: 1500 };
    const impatient = new LeaseLocker(unitOfWork, nest.get(logToken), quick);
    const id = randomUUID();
    let end = Date.now() - 10_000;
    const lease = { id, holder: randomUUID(), until: new Date(end), isWanted: false };
    await unitOfWork.write((manager) => insertRow(manager, FileLeaseEntity, lease));
    const renew = () => {
      end += 100;
      const until = new Date(end);
      return unitOfWork.write((manager) => manager.update(FileLeaseEntity, { id }, { until }));
    };
    const renewing = setInterval(() => void renew(), 100);
    const refused = impatient.newLock(id).lock(signal, ignore);
    await expect(refused).rejects.toMatchObject({ status: 423 });
    clearInterval(renewing);
    // The other process has died.
    const next = impatient.newLock(id);
    await next.lock(signal, ignore);
    await next.unlock();
  });

  test('work that must not meet a request waits for another time', async () => {
    const id = randomUUID();
    const lock = locker.newLock(id);
    const work = jest.fn(async () => undefined);
    await lock.lock(signal, ignore);
    await locker.runUnlessBusy(id, work);
    expect(work).not.toHaveBeenCalled();
    await lock.unlock();
    await locker.runUnlessBusy(id, work);
    expect(work).toHaveBeenCalledTimes(1);
    // Its own lease is over.
    await locker.runUnlessBusy(id, work);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
