import { createTransport } from 'nodemailer';
import type { MailSettings } from '../settings/mail-settings.js';
import type { StoredLetter } from './letter.js';
import { letterHtml } from './letter-html.js';
import { singleLine } from './letter-lines.js';
import { type MailEntity, type MailHeaders, mailLimits } from './mail.entity.js';

/**
 * Outcome of an attempt to deliver a mail to the mail server.
 * - `taken`: the server accepted it
 * - `refused`: the server permanently rejects this mail or this recipient
 * - `postponed`: a later attempt may succeed; if the connection broke early, the server may already
 *   have accepted the mail
 */
export type Delivery =
  | { readonly outcome: 'taken' }
  | { readonly outcome: 'refused' | 'postponed'; readonly reason: string };

export interface MailTransport {
  /** Never rejects. */
  deliver(mail: MailEntity): Promise<Delivery>;
  close(): void;
}

/** All in milliseconds. */
export interface SmtpTimeouts {
  readonly connection: number;
  /** Maximum time without data. */
  readonly socket: number;
  /** Maximum time of an attempt; shorter than a lease. */
  readonly attempt: number;
}

const smtpTimeouts: SmtpTimeouts = { connection: 10_000, socket: 30_000, attempt: 60_000 };

/**
 * Header fields that DKIM signs. The default list of nodemailer lacks `List-Unsubscribe-Post`,
 * which RFC 8058 requires to be signed.
 */
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

/** Most mails that one process delivers at the same time, each on its own connection. */
export const mostConnections = 3;

/** Transport to the configured mail server, over pooled connections. */
export function smtpTransport(
  { from, dkim }: MailSettings,
  server: NonNullable<MailSettings['server']>,
  timeouts = smtpTimeouts,
): MailTransport {
  const transporter = createTransport({
    pool: true,
    maxConnections: mostConnections,
    // The outbox counts attempts.
    maxRequeues: 0,
    host: server.host,
    ...(server.port === undefined ? {} : { port: server.port }),
    secure: server.isSecure,
    // Never send a password in clear text over a network.
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

/**
 * Passes the address as an object, because a comma or a line feed in a string would make it two
 * addresses.
 */
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

/** The subset of nodemailer's errors that we use. */
interface SmtpError {
  readonly message: string;
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/**
 * Commands whose rejection concerns this mail only. A rejected sender or sign-in is a configuration
 * error, which an operator may correct.
 */
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
