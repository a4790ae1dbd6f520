import { Inject, Injectable } from '@nestjs/common';
import type { NoticeChoice } from '@northcast/shared-contracts/api/own-account';
import type { Role } from '@northcast/shared-contracts/roles';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { insertRow } from '../database/insert-row.js';
import type { Letter } from '../mail/letter.js';
import { singleLine } from '../mail/letter-lines.js';
import { type NewMail, OutboxService } from '../mail/outbox.service.js';
import { type Account, addressee } from '../sessions/account.js';
import { sessionSecretToken } from '../settings/session-secret.js';
import { UserEntity } from '../users/user.entity.js';
import { DigestItemEntity } from './digest-item.entity.js';
import type { Notice } from './notice.js';
import { oneClickPath, unsubscribePath, unsubscribeToken, userIdOf } from './unsubscribe-token.js';

/** Most characters in a line of the digest. */
const longestTitle = 300;

type Administrator = Pick<Account, 'id' | 'email' | 'firstName' | 'lastName'> & {
  readonly notices: NoticeChoice;
  readonly role: Role;
};

/** Notifies administrators, according to each one's preference. */
@Injectable()
export class NoticesService {
  constructor(
    private readonly outbox: OutboxService,
    @Inject(sessionSecretToken) private readonly secret: string,
  ) {}

  /**
   * In the manager's transaction, mails the administrators who want immediate notices and adds
   * digest items for the others.
   */
  async notify(manager: EntityManager, notice: Notice): Promise<void> {
    for (const reader of await readersOf(manager, notice)) {
      await this.tell(manager, reader, asReadBy(reader, notice));
    }
  }

  /** Notifies one person who wants notices, immediately or in the digest. */
  async tell(
    manager: EntityManager,
    reader: Omit<Administrator, 'role'>,
    { kind, title, path, blocks, replyTo }: Notice,
  ): Promise<void> {
    if (reader.notices === 'at-once') {
      await this.mail(manager, reader, {
        kind,
        subject: title,
        letter: { heading: title, blocks },
        ...(replyTo === undefined ? {} : { replyTo }),
      });
      return;
    }
    await insertRow(manager, DigestItemEntity, {
      id: uuidv7(),
      userId: reader.id,
      title: singleLine(title, longestTitle),
      path,
      createdAt: new Date(),
    });
  }

  /**
   * Sends a mail that the reader can unsubscribe from, by a link or by the mail client's own
   * button.
   */
  async mail(
    manager: EntityManager,
    reader: Pick<Account, 'id' | 'email' | 'firstName' | 'lastName'>,
    { letter, ...mail }: Pick<NewMail, 'kind' | 'subject' | 'replyTo'> & { letter: Letter },
  ): Promise<void> {
    const query = new URLSearchParams({ token: unsubscribeToken(this.secret, reader.id) });
    await this.outbox.enqueue(manager, {
      ...mail,
      ...addressee(reader),
      letter: {
        ...letter,
        reason: 'You get this mail because you are an administrator of Northcast.',
        unsubscribePath: `${unsubscribePath}#${query}`,
      },
      oneClickPath: `${oneClickPath}?${query}`,
    });
  }

  /** Stores the preference. Choosing `never` also deletes the items waiting for the digest. */
  async choose(manager: EntityManager, userId: string, notices: NoticeChoice): Promise<void> {
    await manager.update(UserEntity, { id: userId }, { notices });
    if (notices === 'never') await manager.delete(DigestItemEntity, { userId });
  }

  /** @returns false if the token is invalid */
  async unsubscribe(manager: EntityManager, token: string): Promise<boolean> {
    const userId = userIdOf(this.secret, token);
    if (userId === null) return false;
    await this.choose(manager, userId, 'never');
    return true;
  }
}

/** Producers may open only their orders in the panel, so the link leads to the order. */
function asReadBy({ role }: Administrator, notice: Notice): Notice {
  if (role !== 'producer' || notice.orderId === undefined) return notice;
  const path = `/admin/orders?details=${notice.orderId}`;
  const blocks = notice.blocks.map((block) =>
    block.type === 'action' ? { ...block, path } : block,
  );
  return { ...notice, path, blocks };
}

/** Owners, managers, and the producer assigned to the order; without those who chose `never`. */
function readersOf(manager: EntityManager, { orderId }: Notice): Promise<Administrator[]> {
  return manager.query(
    `SELECT id, email, firstName, lastName, notices, role FROM users
      WHERE notices <> 'never' AND (role IN ('owner', 'manager')
        OR (role = 'producer' AND id = (SELECT assigneeId FROM orders WHERE id = ?)))
      ORDER BY id`,
    [orderId ?? ''],
  );
}
