import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { fileLimits } from '@northcast/shared-contracts/api/files';
import type { OrderEventKind } from '@northcast/shared-contracts/api/order-events';
import { type EntityManager, In, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { ClockGuard } from '../clock/clock-guard.js';
import { findAllForUpdate, findForUpdate } from '../database/find-for-update.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { OutboxService } from '../mail/outbox.service.js';
import { OrderEventEntity } from '../order-events/order-event.entity.js';
import { OrderEntity } from '../orders/order.entity.js';
import { orderThread } from '../orders/order-letters.js';
import { addressee } from '../sessions/account.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { UserEntity } from '../users/user.entity.js';
import { FileEntity, type FileRow } from './file.entity.js';
import { expired, isVisible } from './file.mapper.js';
import { filesExpireLetter } from './file-letters.js';
import { FileTasks } from './file-tasks.js';

const hour = 3_600_000;
const day = 24 * hour;
const warning = fileLimits.warning.days * day;

/** The newest of these events starts the retention period. */
const kinds: readonly OrderEventKind[] = [
  'fileAdded',
  'statusChanged',
  'deliveryAdded',
  'deliveryApproved',
  'revisionAsked',
  'cancelled',
];

/** Files whose customer is to be warned, or was. */
const expiring = (now: number) => ({
  state: 'ready' as const,
  isStored: true,
  expiresAt: LessThanOrEqual(new Date(now + warning)),
});

/** Restarts the retention period of an order's files. */
export async function extendFiles(
  manager: EntityManager,
  orderId: string | null,
  days: number,
  from = Date.now(),
): Promise<void> {
  if (orderId === null) return;
  const expiresAt = new Date(from + days * day);
  const kept = { orderId, isStored: true, state: In(['checking', 'ready']) };
  await manager.update(FileEntity, kept, { expiresAt, warnedAt: null });
}

/** Deletes expired files, a week after their customer was warned. */
@Injectable()
export class FileRetentionService implements OnModuleInit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: OutboxService,
    private readonly tasks: FileTasks,
    private readonly clock: ClockGuard,
    @Inject(settingsToken) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.tasks.add({ every: hour, run: (isStopping) => this.sweepByClock(isStopping) });
  }

  /** Warns nobody and deletes nothing while the clock may be wrong. */
  async sweepByClock(isStopping = () => false): Promise<void> {
    const now = this.clock.trustedTime();
    if (now !== null) await this.sweep(now, isStopping);
  }

  /** Reads before it writes, and writes for one order at a time. */
  async sweep(now = Date.now(), isStopping = () => false): Promise<void> {
    const due = await this.unitOfWork.read
      .createQueryBuilder(FileEntity, 'file')
      .select('file.orderId', 'orderId')
      .where({ ...expiring(now), orderId: Not(IsNull()) })
      .groupBy('file.orderId')
      .orderBy('MIN(file.expiresAt)')
      .getRawMany<{ orderId: string }>();
    for (const { orderId } of due) {
      if (isStopping()) return;
      await this.unitOfWork.write((manager) => this.sweepOrder(manager, orderId, now));
    }
    if (due.length > 0) this.tasks.nudge();
  }

  private async sweepOrder(manager: EntityManager, orderId: string, now: number): Promise<void> {
    // A delivery holds this lock until its event is stored. Without the lock this run could read
    // the events before that event is stored, and delete the files of the delivery.
    await findForUpdate(manager, OrderEntity, orderId);
    const event = await manager.findOne(OrderEventEntity, {
      where: { orderId, kind: In([...kinds]) },
      order: { createdAt: 'DESC' },
    });
    const { days } = this.settings.files;
    // Another process may run this too, or restart the period of these files.
    const rows = await findAllForUpdate(manager, FileEntity, { orderId, ...expiring(now) });
    const last = event?.createdAt.getTime() ?? 0;
    if (last + days * day > now + warning) return extendFiles(manager, orderId, days, last);
    const unwarned = rows.filter(({ warnedAt }) => warnedAt === null);
    if (unwarned.length > 0) await this.warn(manager, orderId, unwarned, now);
    const over = rows.filter(
      ({ warnedAt, expiresAt }) =>
        warnedAt !== null && warnedAt.getTime() + warning <= now && Number(expiresAt) <= now,
    );
    if (over.length === 0) return;
    const ids = over.map(({ id }) => id);
    await manager.update(FileEntity, { id: In(ids) }, { state: 'deleted', reason: expired });
  }

  /**
   * Warns of the deletion a full week ahead, even if the server was down when the warning was due.
   * Files whose viewer has no account are deleted without a mail.
   */
  private async warn(
    manager: EntityManager,
    orderId: string,
    rows: readonly FileRow[],
    now: number,
  ): Promise<void> {
    const expiresAt = new Date(
      Math.max(now + warning, ...rows.map((row) => Number(row.expiresAt))),
    );
    const ids = rows.map(({ id }) => id);
    await manager.update(FileEntity, { id: In(ids) }, { warnedAt: new Date(now), expiresAt });
    const order = await manager.findOneBy(OrderEntity, { id: orderId });
    if (order === null) return;
    for (const [id, names] of namesByAccount(rows, order.userId)) {
      const account = await manager.findOneBy(UserEntity, { id });
      if (account === null) continue;
      const recipient = addressee(account);
      const customer = { name: recipient.to.name, isFormer: id !== order.userId };
      await this.outbox.enqueue(manager, {
        kind: 'files-expire',
        ...recipient,
        thread: orderThread({ id: orderId }),
        ...filesExpireLetter(orderId, customer, names, expiresAt),
      });
    }
  }
}

/** The accounts to warn, each with the names of the files that it may see. */
function namesByAccount(
  rows: readonly FileRow[],
  customerId: string | null,
): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const row of rows) {
    const accountId = row.messageId === null ? customerId : row.ownerId;
    if (accountId === null || !isVisible(row, { accountId, role: 'customer' })) continue;
    names.set(accountId, [...(names.get(accountId) ?? []), row.name]);
  }
  return names;
}
