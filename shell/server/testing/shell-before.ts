import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import supertest from 'supertest';
import { createApp } from '../app.js';
import type { TestServers } from './http-exchange.js';
import { newInstallation } from './installation.js';

/**
 * A shell in front of a stub bff.
 * @param servers used to start and stop both
 * @param onRequest receives each response object before the shell does
 */
export async function shellBefore(
  servers: TestServers,
  bff: RequestListener,
  settings: object = {},
  onRequest: (response: ServerResponse) => void = () => undefined,
) {
  const bffPort = await servers.listen(bff);
  const installation = await newInstallation();
  const app = createApp({
    ...installation.settings,
    bffUrl: `http://127.0.0.1:${bffPort}`,
    ...settings,
  });
  const port = await servers.listen((request, response) => {
    onRequest(response);
    app(request, response);
  });
  return { port, client: supertest(`http://127.0.0.1:${port}`) };
}

/** A bff that responds `{}` and records its requests. */
export function recording() {
  const requests: { readonly message: IncomingMessage; readonly body: string }[] = [];
  const listener: RequestListener = (message, response) => {
    let body = '';
    message.on('data', (chunk) => {
      body += chunk;
    });
    message.on('end', () => {
      requests.push({ message, body });
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  };
  return { requests, listener };
}
