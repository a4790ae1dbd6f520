import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';

type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Nest on Express, with a look at each request before Express sees it. */
export class EarlyAdapter extends ExpressAdapter {
  early: EarlyAnswer = () => false;

  override initHttpServer(): void {
    const express = this.getInstance();
    this.httpServer = createServer((request, response) => {
      if (!this.early(request, response)) express(request, response);
    });
  }
}
