import { once } from 'node:events';
import { createConnection, createServer, type Server, type Socket } from 'node:net';

/**
 * A TCP proxy to a server whose connections can be cut and restored, to simulate network failures.
 */
export class CuttableLink {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private port = 0;

  constructor(private readonly target: URL) {}

  /** @returns the target's URL through this proxy */
  async mend(): Promise<string> {
    this.server = createServer((near) => {
      const far = createConnection(Number(this.target.port) || 3306, this.target.hostname);
      for (const socket of [near, far]) {
        this.sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => this.sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
    });
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    if (typeof address === 'object' && address !== null) this.port = address.port;
    const through = new URL(this.target);
    through.host = `127.0.0.1:${this.port}`;
    return String(through);
  }

  async cut(): Promise<void> {
    const closed = this.server && once(this.server, 'close');
    this.server?.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
