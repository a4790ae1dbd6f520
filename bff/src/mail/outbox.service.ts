import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, Like } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import { searchText } from '../database/search-text.js';
import { mailNotFailed, notFound } from '../errors/api-errors.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import type { Letter, StoredLetter } from './letter.js';
import { singleLine } from './letter-lines.js';
import { letterText } from './letter-text.js';
import { MailEntity } from './mail.entity.js';
import { type MailHeaders, mailLimits } from './mail-headers.js';

/** A person as the address of a mail. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** A mail to one person. */
export interface NewMail {
  /** Such as `password-reset`; for statistics and tests. */
  readonly kind: string;
  readonly to: MailAddress;
  /** Whose account it is about: it is deleted with it. Null for somebody without an account. */
  readonly userId: string | null;
  readonly subject: string;
  readonly letter: Letter;
  /** Holds a link that opens the account: the text is cleared once the mail is sent. */
  readonly isSecret?: boolean;
  /** To somebody whose account is gone: the row is deleted once the mail is sent or given up, and not made without a mail server. */
  readonly isForgotten?: boolean;
  /** Mails with the same thread are shown as one conversation: such as `order-<id>`. */
  readonly thread?: string;
  /** Whom an answer goes to; else to `MAIL_FROM`. */
  readonly replyTo?: MailAddress;
  /** Milliseconds that it waits before it is sent. */
  readonly delay?: number;
  /** Path that ends mails of this kind by one POST (RFC 8058), from the site's root. */
  readonly oneClickPath?: string;
}

/** Where links lead when `PUBLIC_URL` is not set: what `npm start` listens on. */
const localOrigin = 'http://127.0.0.1:3000';

/** Mails that are to be sent; each is written in the transaction of what it tells of. */
@Injectable()
export class OutboxService {
  /** Called when a mail is to be sent, before its transaction is committed. */
  onEnqueue: () => void = () => undefined;
  /** What the paths of links in mails are completed with. */
  readonly origin: string;
  private readonly domain: string;
  /** Whether there is a mail server. */
  readonly isSending: boolean;

  constructor(@Inject(settingsToken) { publicOrigin, mail }: Settings) {
    this.origin = publicOrigin ?? localOrigin;
    this.isSending = mail.server !== null;
    this.domain = mail.from.address.split('@').at(-1) ?? 'localhost';
  }

  /**
   * Puts a mail into the outbox; it goes out once the manager's transaction is committed.
   * @returns its id
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
   * Deletes the newest mail of a kind and thread while nobody has begun to send it.
   * @returns whether there was one
   */
  async withdraw(
    manager: EntityManager,
    { userId, kind, thread }: { userId: string | null; kind: string; thread: string },
  ): Promise<boolean> {
    if (userId === null) return false;
    const waiting = { userId, kind, status: 'waiting', attempts: 0 } as const;
    const mails = await manager.find(MailEntity, {
      select: { id: true },
      where: { ...waiting, headers: Like(`%<${thread}@%`) },
      order: { createdAt: 'DESC' },
      take: 1,
    });
    const [mail] = mails;
    if (mail === undefined) return false;
    const { affected } = await manager.delete(MailEntity, { id: mail.id, attempts: 0 });
    return affected !== 0;
  }

  /**
   * Makes a mail that was given up wait again, as if it were new.
   * @throws 404
   * @throws 409 for one that was not given up
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

  /** Stored with the mail, so that every attempt sends the same: the receiver can tell a second copy by its Message-ID. */
  private headersOf(id: string, { thread, replyTo, oneClickPath }: NewMail): MailHeaders {
    return {
      messageId: `<${id}@${this.domain}>`,
      ...(thread === undefined ? {} : { thread: `<${thread}@${this.domain}>` }),
      ...(replyTo === undefined ? {} : { replyTo }),
      ...(oneClickPath === undefined ? {} : { oneClickUrl: this.origin + oneClickPath }),
    };
  }
}
