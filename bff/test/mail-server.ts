import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/**
 * How the server handles a mail: accept it, reject it with a status, drop the connection, or hang.
 */
export type Behaviour =
  | { readonly at: 'recipient' | 'data'; readonly status: number }
  | { readonly at: 'data'; readonly ending: 'drop' | 'drop after taking' | 'hang' }
  | 'take';

export interface ReceivedMail {
  readonly to: string;
  readonly raw: string;
  readonly email: Email;
}

/** A test's own mail server, which keeps the mails it accepts. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** Recipients of all attempts, including rejected ones. */
  readonly attempts: string[] = [];
  /** Called once per recipient of an attempt. */
  behave: (recipient: string) => Behaviour = () => 'take';
  /** Maximum random delay per mail, in milliseconds. */
  slowness = 0;
  private readonly planned = new Map<string, Behaviour>();
  private readonly sockets = new Set<Socket>();
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, session, callback) => {
      const behaviour = this.behave(address);
      this.attempts.push(address);
      this.planned.set(session.id, behaviour);
      if (behaviour !== 'take' && behaviour.at === 'recipient') {
        callback(refusal(behaviour.status));
      } else callback();
    },
    onData: (stream, session, callback) => {
      // A killed client never finishes its mail, so the stream fails.
      this.answer(stream, session).then(callback, () => undefined);
    },
  });

  constructor() {
    // Without this listener, a killed client would end the test process.
    this.server.on('error', () => undefined);
    this.server.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
  }

  /** @param port 0 for a free port */
  async listen(port = 0): Promise<number> {
    this.server.listen(port, '127.0.0.1');
    await once(this.server.server, 'listening');
    return (this.server.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  /**
   * @returns an error to reject the mail, undefined to accept it; never resolves if no answer is
   * sent
   */
  private async answer(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
  ): Promise<Error | undefined> {
    const behaviour = this.planned.get(session.id) ?? 'take';
    const bytes = await buffer(stream);
    await wait(Math.random() * this.slowness);
    const ending = typeof behaviour === 'object' && 'ending' in behaviour && behaviour.ending;
    if (behaviour === 'take' || ending === 'drop after taking') {
      await this.keep(session.envelope.rcptTo[0]?.address ?? '', bytes);
    }
    if (behaviour === 'take') return undefined;
    if ('status' in behaviour) return refusal(behaviour.status);
    if (ending !== 'hang') this.drop(session.remotePort);
    return new Promise(() => undefined);
  }

  private async keep(to: string, bytes: Buffer): Promise<void> {
    this.received.push({ to, raw: bytes.toString(), email: await PostalMime.parse(bytes) });
  }

  private drop(port: number): void {
    for (const socket of this.sockets) if (socket.remotePort === port) socket.destroy();
  }
}

function refusal(status: number): Error {
  return Object.assign(new Error('not now'), { responseCode: status });
}
