import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, In, Like } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import { searchText } from '../database/search-text.js';
import { mailNotFailed, notFound } from '../errors/api-errors.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import type { Letter, StoredLetter } from './letter.js';
import { singleLine } from './letter-lines.js';
import { letterText } from './letter-text.js';
import { MailEntity, type MailHeaders, mailLimits } from './mail.entity.js';

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface NewMail {
  /** For example `password-reset`; for statistics and tests. */
  readonly kind: string;
  readonly to: MailAddress;
  /**
   * The account that the mail is about; the mail is deleted with it. Null for a recipient without
   * an account.
   */
  readonly userId: string | null;
  readonly subject: string;
  readonly letter: Letter;
  /**
   * The mail holds a link that gives access to the account. Its text is cleared once it is sent.
   */
  readonly isSecret?: boolean;
  /**
   * The recipient's account has been deleted. The row is deleted once the mail is sent or given up,
   * and is not created without a mail server.
   */
  readonly isForgotten?: boolean;
  /** Mail clients show mails with the same thread as one conversation; for example `order-<id>`. */
  readonly thread?: string;
  /** Reply-To address; `MAIL_FROM` if omitted. */
  readonly replyTo?: MailAddress;
  /** Milliseconds to wait before sending. */
  readonly delay?: number;
  /** Path from the site root that unsubscribes the recipient by one POST (RFC 8058). */
  readonly oneClickPath?: string;
}

/** Origin of links when `PUBLIC_URL` is not set: the address that `npm start` listens on. */
const localOrigin = 'http://127.0.0.1:3000';

/** Transactional outbox: each mail is written in the same transaction as the event it reports. */
@Injectable()
export class OutboxService {
  /** Called when a mail is added, before its transaction is committed. */
  onEnqueue: () => void = () => undefined;
  /** Prefix for the paths of links in mails. */
  readonly origin: string;
  private readonly domain: string;
  /** Whether a mail server is configured. */
  readonly isSending: boolean;

  constructor(@Inject(settingsToken) { publicOrigin, mail }: Settings) {
    this.origin = publicOrigin ?? localOrigin;
    this.isSending = mail.server !== null;
    this.domain = mail.from.address.split('@').at(-1) ?? 'localhost';
  }

  /**
   * Adds a mail to the outbox. It is sent once the transaction of `manager` is committed.
   * @returns the mail's id
   */
  async enqueue(manager: EntityManager, mail: NewMail): Promise<string> {
    const id = uuidv7();
    if (mail.isForgotten && !this.isSending) return id;
    const now = new Date();
    const subject = singleLine(mail.subject, mailLimits.subject);
    const toName = singleLine(mail.to.name, mailLimits.name);
    await insertRow(manager, MailEntity, {
      id,
      userId: mail.userId,
      kind: mail.kind,
      toName,
      toAddress: mail.to.address,
      subject,
      textPart: letterText(mail.letter, this.origin),
      letter: JSON.stringify({ letter: mail.letter, origin: this.origin } satisfies StoredLetter),
      headers: JSON.stringify(this.headersOf(id, mail)),
      isSecret: mail.isSecret ?? false,
      isForgotten: mail.isForgotten ?? false,
      status: 'waiting',
      createdAt: now,
      dueAt: new Date(+now + (mail.delay ?? 0)),
      sentAt: null,
      attempts: 0,
      lastError: null,
      holder: null,
      search: searchText(toName, mail.to.address, subject),
    });
    this.onEnqueue();
    return id;
  }

  /**
   * Deletes the mails of some kinds and a thread that no worker has started to send.
   * @param most number of mails, the newest
   * @returns whether a mail was deleted
   */
  async withdraw(
    manager: EntityManager,
    { userId, kinds, thread }: { userId: string | null; kinds: string[]; thread: string },
    most?: number,
  ): Promise<boolean> {
    if (userId === null) return false;
    const waiting = { userId, kind: In(kinds), status: 'waiting', attempts: 0 } as const;
    const mails = await manager.find(MailEntity, {
      select: { id: true },
      where: { ...waiting, headers: Like(`%<${thread}@%`) },
      order: { createdAt: 'DESC' },
      ...(most === undefined ? {} : { take: most }),
    });
    if (mails.length === 0) return false;
    const id = In(mails.map((mail) => mail.id));
    const { affected } = await manager.delete(MailEntity, { id, attempts: 0 });
    return affected !== 0;
  }

  /**
   * Queues a failed mail again and resets its attempts.
   * @throws 404
   * @throws 409 if the mail has not failed
   */
  async retry(manager: EntityManager, id: string): Promise<MailEntity> {
    const mail = await findForUpdate(manager, MailEntity, id);
    if (mail === null) throw notFound();
    if (mail.status !== 'failed') throw mailNotFailed();
    const change = { status: 'waiting', attempts: 0, dueAt: new Date() } as const;
    await manager.update(MailEntity, { id }, change);
    this.onEnqueue();
    return { ...mail, ...change };
  }

  /**
   * The headers are stored with the mail, so that every attempt has the same Message-ID and the
   * receiver can detect a duplicate.
   */
  private headersOf(id: string, { thread, replyTo, oneClickPath }: NewMail): MailHeaders {
    return {
      messageId: `<${id}@${this.domain}>`,
      ...(thread === undefined ? {} : { thread: `<${thread}@${this.domain}>` }),
      ...(replyTo === undefined ? {} : { replyTo }),
      ...(oneClickPath === undefined ? {} : { oneClickUrl: this.origin + oneClickPath }),
    };
  }
}
