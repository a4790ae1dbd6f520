import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkAddress } from '../network-address.js';
import { onceAMinute } from './once-a-minute.js';

interface AddressLimit {
  /** Maximum concurrent connections of one client. */
  readonly most: number;
  /** Whether an address is a trusted proxy, whose connections belong to many clients. */
  readonly isProxy: (address: string) => boolean;
  readonly warn: (message: string) => void;
}

/**
 * Closes new connections of a client that already holds too many, so that one client cannot use all
 * of them.
 */
export function limitAddresses(server: Server, { most, isProxy, warn }: AddressLimit): void {
  // At most as many entries as open connections.
  const held = new Map<string, number>();
  const warnRarely = onceAMinute(warn);
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    const { client } = networkAddress(remoteAddress);
    const count = held.get(client) ?? 0;
    if (count >= most) {
      socket.destroy();
      warnRarely(
        `${client} holds ${count} connections (MAX_CONNECTIONS_PER_ADDRESS); its further ones are closed. A proxy is to be named in TRUST_PROXY.`,
      );
      return;
    }
    held.set(client, count + 1);
    socket.once('close', () => {
      const left = (held.get(client) ?? 0) - 1;
      if (left > 0) held.set(client, left);
      else held.delete(client);
    });
  });
}
