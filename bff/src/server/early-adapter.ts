import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';

/**
 * Answers a request before Express sees it.
 * @param pass hands it on to Express
 */
export type EarlyAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  pass: () => void,
) => void;

/** Nest on Express, with a look at each request before. */
export class EarlyAdapter extends ExpressAdapter {
  early: EarlyAnswer = (_request, _response, pass) => pass();

  override initHttpServer(): void {
    const express = this.getInstance();
    this.httpServer = createServer((request, response) => {
      this.early(request, response, () => express(request, response));
    });
  }
}
