import { createTransport } from 'nodemailer';
import type { MailSettings } from '../settings/mail-settings.js';
import type { StoredLetter } from './letter.js';
import { letterHtml } from './letter-html.js';
import { singleLine } from './letter-lines.js';
import type { MailEntity } from './mail.entity.js';
import { type MailHeaders, mailLimits } from './mail-headers.js';

/**
 * How an attempt to hand a mail over ended.
 * - `taken`: the mail server has it
 * - `refused`: the server does not take this mail or this recipient, now or later
 * - `postponed`: it may be taken later; nobody knows whether it has been taken already where the connection ended too early
 */
export type Delivery =
  | { readonly outcome: 'taken' }
  | { readonly outcome: 'refused' | 'postponed'; readonly reason: string };

/** What a mail is sent through. */
export interface MailTransport {
  /** Never throws. */
  deliver(mail: MailEntity): Promise<Delivery>;
  close(): void;
}

/** In milliseconds. */
export interface SmtpTimeouts {
  readonly connection: number;
  /** Of silence. */
  readonly socket: number;
  /** One attempt as a whole; shorter than a lease. */
  readonly attempt: number;
}

export const smtpTimeouts: SmtpTimeouts = { connection: 10_000, socket: 30_000, attempt: 60_000 };

/** The library's own list lacks the second of the two that RFC 8058 wants signed. */
const signedHeaders = [
  'From',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'To',
  'In-Reply-To',
  'References',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':');

/** Most mails handed over at the same time by one process; each on a connection of its own. */
export const mostConnections = 3;

/** The mail server of the settings, over connections that are kept. */
export function smtpTransport(
  { from, dkim }: MailSettings,
  server: NonNullable<MailSettings['server']>,
  timeouts = smtpTimeouts,
): MailTransport {
  const transporter = createTransport({
    pool: true,
    maxConnections: mostConnections,
    // Attempts are the outbox's to count.
    maxRequeues: 0,
    host: server.host,
    ...(server.port === undefined ? {} : { port: server.port }),
    secure: server.isSecure,
    // No password in clear text over a network.
    requireTLS: server.user !== null && !isLoopback(server.host),
    ...(server.user === null
      ? {}
      : { auth: { user: server.user.name, pass: server.user.password } }),
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.connection,
    dnsTimeout: timeouts.connection,
    socketTimeout: timeouts.socket,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim === null
      ? {}
      : {
          dkim: {
            domainName: dkim.domain,
            keySelector: dkim.selector,
            privateKey: dkim.privateKey,
            headerFieldNames: signedHeaders,
          },
        }),
  });
  return {
    deliver: async (mail) => {
      try {
        const { rejected, response } = await transporter.sendMail({
          from,
          ...messageOf(mail),
          signal: AbortSignal.timeout(timeouts.attempt),
        });
        return rejected.length === 0
          ? { outcome: 'taken' }
          : { outcome: 'refused', reason: singleLine(response, mailLimits.error) };
      } catch (error) {
        return failureOf(error);
      }
    },
    close: () => transporter.close(),
  };
}

/** The address as an object: in a string a comma or a line feed would make it two. */
function messageOf(mail: MailEntity) {
  const { messageId, thread, replyTo, oneClickUrl }: MailHeaders = JSON.parse(mail.headers);
  const { letter, origin }: StoredLetter = JSON.parse(mail.letter);
  return {
    to: { name: mail.toName, address: mail.toAddress },
    subject: mail.subject,
    text: mail.textPart,
    html: letterHtml(letter, origin),
    messageId,
    date: mail.createdAt,
    ...(replyTo === undefined ? {} : { replyTo: { ...replyTo } }),
    ...(thread === undefined ? {} : { inReplyTo: thread, references: thread }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(oneClickUrl === undefined
        ? {}
        : {
            'List-Unsubscribe': { prepared: true, value: `<${oneClickUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
  };
}

/** What is used of the library's errors. */
interface SmtpError {
  readonly message: string;
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/** Commands whose refusal is about this mail. That of the sender or of the sign-in is about the settings, which somebody may mend. */
const aboutThisMail = new Set(['RCPT TO', 'DATA', 'API']);

function failureOf(error: unknown): Delivery {
  const { message, code, command, response, responseCode }: SmtpError =
    error instanceof Error ? error : { message: String(error) };
  const isAboutMail = code === 'EMESSAGE' || (command !== undefined && aboutThisMail.has(command));
  const isFinal = responseCode === undefined ? code === 'EENVELOPE' : responseCode >= 500;
  return {
    outcome: isAboutMail && isFinal ? 'refused' : 'postponed',
    reason: singleLine(response || message, mailLimits.error),
  };
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
