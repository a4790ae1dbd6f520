import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** Servers and connections that a test starts, closed after it. */
export class TestServers {
  private readonly servers: Server[] = [];
  private readonly sockets: Socket[] = [];

  /** @returns the port of a server on the loopback address */
  async listen(handler: RequestListener | Server): Promise<number> {
    const server = typeof handler === 'function' ? createServer(handler) : handler;
    this.servers.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  }

  /** Opens a raw connection. */
  async connect(port: number, localAddress = '127.0.0.1'): Promise<RawConnection> {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    this.sockets.push(socket);
    await once(socket, 'connect');
    return new RawConnection(socket);
  }

  end(): void {
    for (const socket of this.sockets.splice(0)) socket.destroy();
    for (const server of this.servers.splice(0)) {
      server.close();
      server.closeAllConnections();
    }
  }
}

/** A raw HTTP connection, for input that well-behaved clients do not send. */
export class RawConnection {
  received = '';
  readonly closed: Promise<string>;

  constructor(private readonly socket: Socket) {
    socket.on('data', (chunk: Buffer) => {
      this.received += chunk;
    });
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => socket.once('close', () => resolve(this.received)));
  }

  send(...lines: string[]): void {
    this.socket.write(lines.join('\r\n'));
  }

  /**
   * Resolves when the system has accepted all bytes, which does not happen while the server stops
   * reading.
   */
  sendAll(bytes: Buffer): Promise<void> {
    return new Promise((resolve) => this.socket.write(bytes, () => resolve()));
  }

  leave(): void {
    this.socket.destroy();
  }

  /** Ends the client's half. */
  end(): void {
    this.socket.end();
  }

  /** Stops reading. */
  pause(): void {
    this.socket.pause();
  }

  resume(): void {
    this.socket.resume();
  }

  /** Resolves when the received text matches. */
  async receives(pattern: RegExp): Promise<string> {
    while (!pattern.test(this.received)) {
      if (this.socket.destroyed) throw new Error(`closed after: ${this.received}`);
      await Promise.race([once(this.socket, 'data'), this.closed]);
    }
    return this.received;
  }

  /**
   * Sends a request with `Connection: close`.
   * @returns the whole response
   */
  async exchange(...head: string[]): Promise<string> {
    this.send(...head, 'Connection: close', '', '');
    return await this.closed;
  }
}
