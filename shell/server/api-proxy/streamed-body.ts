import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { collectStreamBuffers } from '@northcast/shared-contracts/http/collect-stream-buffers';

/** A request body that is passed on while the client still sends it. */
export interface StreamedBody {
  /** Whether the bff may be silent because the bytes go elsewhere. */
  readonly isBusy: boolean;
  /** Called when the call to the bff has been opened. */
  begin(call: ClientRequest): void;
  /** Called when the response to the client is finished, or when the client has left. */
  end(call: ClientRequest, response: ServerResponse): void;
}

/** Streams a body to the bff. */
export function pipedBody(body: IncomingMessage): StreamedBody {
  return {
    isBusy: false,
    begin(call) {
      body.on('error', () => undefined);
      body.pipe(call);
      collectStreamBuffers(body);
    },
    end(call, response) {
      // The response may arrive before the end of the body. Then nothing might read the rest, and
      // the client's next request would wait for it.
      if (!body.readableEnded) {
        body.unpipe(call).resume();
        call.destroy();
      }
      if (!response.writableFinished) call.destroy();
    },
  };
}
