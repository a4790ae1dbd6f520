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

/** Longest line of a daily mail, in characters. */
const longestTitle = 300;

type Administrator = Pick<Account, 'id' | 'email' | 'firstName' | 'lastName'> & {
  readonly notices: NoticeChoice;
  readonly role: Role;
};

/** Tells administrators what came in, as each of them chose. */
@Injectable()
export class NoticesService {
  constructor(
    private readonly outbox: OutboxService,
    @Inject(sessionSecretToken) private readonly secret: string,
  ) {}

  /** Mails to those who want them at once, items for the daily mail of the others, in the transaction of what came in. */
  async notify(manager: EntityManager, notice: Notice): Promise<void> {
    for (const reader of await readersOf(manager, notice)) {
      await this.tell(manager, reader, asReadBy(reader, notice));
    }
  }

  /** Tells one person, who wants to be told, at once or with the daily mail. */
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

  /** A mail that its reader can end, by a link and by a mail program's own button. */
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

  /** What waits for a daily mail goes with it where there is to be none any more. */
  async choose(manager: EntityManager, userId: string, notices: NoticeChoice): Promise<void> {
    await manager.update(UserEntity, { id: userId }, { notices });
    if (notices === 'never') await manager.delete(DigestItemEntity, { userId });
  }

  /** @returns false for a token that was not made here */
  async unsubscribe(manager: EntityManager, token: string): Promise<boolean> {
    const userId = userIdOf(this.secret, token);
    if (userId === null) return false;
    await this.choose(manager, userId, 'never');
    return true;
  }
}

/** Producers have no other page of the panel than that of their orders. */
function asReadBy({ role }: Administrator, notice: Notice): Notice {
  if (role !== 'producer' || notice.orderId === undefined) return notice;
  const path = `/admin/orders?details=${notice.orderId}`;
  const blocks = notice.blocks.map((block) =>
    block.type === 'action' ? { ...block, path } : block,
  );
  return { ...notice, path, blocks };
}

/** Those who manage, and the producer of the order. */
function readersOf(manager: EntityManager, { orderId }: Notice): Promise<Administrator[]> {
  return manager.query(
    `SELECT id, email, firstName, lastName, notices, role FROM users
      WHERE notices <> 'never' AND (role IN ('owner', 'manager')
        OR (role = 'producer' AND id = (SELECT assigneeId FROM orders WHERE id = ?)))
      ORDER BY id`,
    [orderId ?? ''],
  );
}
