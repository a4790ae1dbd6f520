import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locker, RequestRelease } from '@tus/server';
import type { Logger } from 'pino';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { uploadBusy } from '../errors/api-errors.js';
import { isDuplicate } from '../errors/database-errors.js';
import { errorFields } from '../log/log.js';
import { FileLeaseEntity } from './file-lease.entity.js';

/** All values in milliseconds. */
export interface LeaseTimes {
  /**
   * Lifetime of a lease: how long a crashed process blocks others. A waiting request measures it by
   * its own monotonic clock, from the last renewal that it has seen.
   */
  readonly length: number;
  /** By how much the clocks of several processes may differ. */
  readonly clockTolerance: number;
  /**
   * Interval at which a holder checks whether another request is waiting. It renews its lease when
   * a third of the lifetime is over.
   */
  readonly look: number;
  /** Interval at which a waiting request tries again. */
  readonly retry: number;
  /** Longest wait for the lease. */
  readonly timeoutMs: number;
  /** Longest time in which a holder that was asked to stop keeps its lease. */
  readonly longestStop: number;
}

const usualTimes: LeaseTimes = {
  length: 12_000,
  clockTolerance: 20_000,
  look: 1000,
  retry: 200,
  timeoutMs: 40_000,
  longestStop: 600_000,
};

/**
 * Lets one request at a time write to an upload, across processes: the holder renews a lease in the
 * database until its last byte is stored. A waiting request makes the holder stop early, for
 * example when the client has reconnected and the old request has not noticed the lost connection.
 */
export class LeaseLocker implements Locker {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly log: Logger,
    private readonly times: LeaseTimes = usualTimes,
  ) {}

  newLock(id: string) {
    const holder = randomUUID();
    let timer: NodeJS.Timeout | undefined;
    return {
      lock: async (signal: AbortSignal, release: RequestRelease): Promise<void> => {
        await this.acquire(id, holder, signal);
        timer = this.keep(id, holder, release);
      },
      unlock: async (): Promise<void> => {
        clearInterval(timer);
        await this.giveUp(id, holder);
      },
    };
  }

  /** Runs the work while no request writes to the upload. If one does, only asks it to stop. */
  async runUnlessBusy(id: string, work: () => Promise<void>): Promise<void> {
    const holder = randomUUID();
    if ((await this.take(id, holder)) !== 'taken') return;
    const timer = this.keep(id, holder, () => undefined);
    try {
      await work();
    } finally {
      clearInterval(timer);
      await this.giveUp(id, holder);
    }
  }

  private async giveUp(id: string, holder: string): Promise<void> {
    await this.unitOfWork.write((manager) => manager.delete(FileLeaseEntity, { id, holder }));
  }

  private async acquire(id: string, holder: string, signal: AbortSignal): Promise<void> {
    const end = performance.now() + this.times.timeoutMs;
    let seen: number | undefined;
    let since = 0;
    for (;;) {
      const isDead = performance.now() - since > this.times.length;
      const outcome = await this.take(id, holder, isDead ? seen : undefined);
      if (outcome === 'taken') return;
      if (signal.aborted || performance.now() > end) throw uploadBusy();
      if (outcome !== seen) {
        seen = outcome;
        since = performance.now();
      }
      await wait(this.times.retry);
    }
  }

  /**
   * Takes the lease if it is free; if not, asks the current holder to stop.
   * @param dead end of a lease that counts as over, because nobody has renewed it
   * @returns the end of the current holder's lease, in milliseconds since 1970, if there is one
   */
  private async take(
    id: string,
    holder: string,
    dead?: number,
  ): Promise<'taken' | number | undefined> {
    const attempt = this.unitOfWork.write(async (manager) => {
      const lease = await findForUpdate(manager, FileLeaseEntity, id);
      const now = Date.now();
      const until = new Date(now + this.times.length);
      if (lease === null) {
        await insertRow(manager, FileLeaseEntity, { id, holder, until, isWanted: false });
        return 'taken';
      }
      const end = lease.until.getTime();
      if (end === dead || end < now - this.times.clockTolerance) {
        await manager.update(FileLeaseEntity, { id }, { holder, until, isWanted: false });
        return 'taken';
      }
      if (!lease.isWanted) await manager.update(FileLeaseEntity, { id }, { isWanted: true });
      return end;
    });
    return await attempt.catch((error) => {
      // Another request found no lease at the same time, and its row was first.
      if (isDuplicate(error)) return undefined;
      throw error;
    });
  }

  private keep(id: string, holder: string, release: RequestRelease): NodeJS.Timeout {
    let isLooking = false;
    let asked: number | undefined;
    const look = async () => {
      const lease = await this.unitOfWork.read.findOneBy(FileLeaseEntity, { id });
      if (lease?.holder !== holder) return await release();
      if (lease.isWanted) {
        await release();
        asked ??= performance.now();
        // The store may never answer.
        if (performance.now() - asked > this.times.longestStop) return;
      }
      if (lease.until.getTime() - Date.now() > (2 * this.times.length) / 3) return;
      const until = new Date(Date.now() + this.times.length);
      await this.unitOfWork.write((manager) =>
        manager.update(FileLeaseEntity, { id, holder }, { until }),
      );
    };
    return setInterval(() => {
      if (isLooking) return;
      isLooking = true;
      look()
        .catch((error) => this.log.error(errorFields(error), 'lease not renewed'))
        .finally(() => {
          isLooking = false;
        });
    }, this.times.look).unref();
  }
}
