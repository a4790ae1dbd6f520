import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

/** The server of another system, which records requests and responds as configured. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  /** Status codes of the next responses; then 204. */
  readonly answers: number[] = [];
  private readonly server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      this.received.push({ body: Buffer.concat(chunks).toString(), headers: request.headers });
      response.writeHead(this.answers.shift() ?? 204, { location: `${this.url}/elsewhere` }).end();
    });
  });

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<unknown> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}
