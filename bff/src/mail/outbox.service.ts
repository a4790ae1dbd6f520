import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { insertRow } from '../database/insert-row.js';
import { searchText } from '../lists/search-text.js';
import type { Letter } from './letter.js';
import { MailEntity } from './mail.entity.js';

/** A mail to one person. */
export interface NewMail {
  /** Such as `password-reset`; for statistics and tests. */
  readonly kind: string;
  readonly to: { readonly name: string; readonly address: string };
  /** Whose account it is about: it is deleted with it. Null for somebody without an account. */
  readonly userId: string | null;
  readonly subject: string;
  readonly letter: Letter;
  /** Holds a link that opens the account: the text is cleared once the mail is sent. */
  readonly isSecret?: boolean;
  /** Mails with the same thread are shown as one conversation: such as `order-<id>`. */
  readonly thread?: string;
}

/** Mails that are to be sent; each is written in the transaction of what it tells of. */
@Injectable()
export class OutboxService {
  /** Puts a mail into the outbox; it goes out once the manager's transaction is committed. */
  async enqueue(manager: EntityManager, mail: NewMail): Promise<void> {
    const now = new Date();
    const textPart = mail.letter.blocks
      .map((block) => (block.type === 'action' ? `${block.label}: ${block.path}` : ''))
      .join('\n');
    await insertRow(manager, MailEntity, {
      id: uuidv7(),
      userId: mail.userId,
      kind: mail.kind,
      toName: mail.to.name,
      toAddress: mail.to.address,
      subject: mail.subject,
      textPart,
      htmlPart: '',
      headers: '{}',
      isSecret: mail.isSecret ?? false,
      status: 'waiting',
      createdAt: now,
      dueAt: now,
      sentAt: null,
      attempts: 0,
      lastError: null,
      holder: null,
      search: searchText(mail.to.name, mail.to.address, mail.subject),
    });
  }
}
