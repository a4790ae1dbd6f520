import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';

/** A request body that reaches its place while the client still sends it. */
export interface StreamedBody {
  /** Whether the call to the bff may be silent because bytes are on their way elsewhere. */
  readonly isBusy: boolean;
  /** Begins with a call that has just been opened. */
  begin(call: ClientRequest): void;
  /** Called when the response to the client is finished, or when the client has left. */
  end(call: ClientRequest, response: ServerResponse): void;
}

/** Sends a body to the bff as it comes. */
export function pipedBody(body: IncomingMessage): StreamedBody {
  return {
    isBusy: false,
    begin(call) {
      body.on('error', () => undefined);
      body.pipe(call);
    },
    end(call, response) {
      // The bff may have answered before the end of the body. Nobody is sure to read the rest then, and the client's next request
      // would wait behind it.
      if (!body.readableEnded) {
        body.unpipe(call).resume();
        call.destroy();
      }
      if (!response.writableFinished) call.destroy();
    },
  };
}
