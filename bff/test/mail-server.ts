import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

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
      const behaviour = this.planned.get(session.id) ?? 'take';
      void buffer(stream).then(async (bytes) => {
        const takes =
          behaviour === 'take' ||
          ('ending' in behaviour && behaviour.ending === 'drop after taking');
        if (takes) await this.keep(session.envelope.rcptTo[0]?.address ?? '', bytes);
        if (behaviour === 'take') callback();
        else if ('status' in behaviour) callback(refusal(behaviour.status));
        else if (behaviour.ending !== 'hang') this.drop(session.remotePort);
      });
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
