import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** What the server does with a mail: take it, refuse it with a status, end the connection, or say nothing any more. */
export type Behaviour =
  | { readonly at: 'recipient' | 'data'; readonly status: number }
  | { readonly at: 'data'; readonly ending: 'drop' | 'drop after taking' | 'hang' }
  | 'take';

export interface ReceivedMail {
  readonly to: string;
  readonly raw: string;
  readonly email: Email;
}

/** A mail server of the test's own that keeps what it takes. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** Recipients of all attempts. */
  readonly attempts: string[] = [];
  /** Asked once for each recipient of an attempt. */
  behave: (recipient: string) => Behaviour = () => 'take';
  /** Longest time that it takes over a mail, in milliseconds. */
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
      // A client that is killed does not end its mail.
      this.answer(stream, session).then(callback, () => undefined);
    },
  });

  constructor() {
    // A client that is killed would end the test's process else.
    this.server.on('error', () => undefined);
    this.server.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
  }

  /** @param port 0 for any */
  async listen(port = 0): Promise<number> {
    this.server.listen(port, '127.0.0.1');
    await once(this.server.server, 'listening');
    return (this.server.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  /** @returns what is answered; nothing where nothing is */
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
