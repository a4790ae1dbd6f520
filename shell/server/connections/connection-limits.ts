import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { idleConnections } from '@northcast/shared-contracts/http/idle-connections';
import { networkAddress } from '../network-address.js';

/** Warns when connections are closed because the server holds `maxConnections`. */
export function warnOfDrops(server: Server, warn: (message: string) => void): void {
  const warnRarely = onceAMinute(warn);
  server.on('drop', () =>
    warnRarely(
      `${server.maxConnections} connections are open (MAX_CONNECTIONS); further ones are closed.`,
    ),
  );
}

interface AddressLimit {
  /** Maximum concurrent connections of one client. */
  readonly most: number;
  /** Whether an address is a trusted proxy, whose connections belong to many clients. */
  readonly isProxy: (address: string) => boolean;
  readonly warn: (message: string) => void;
}

/**
 * Closes new connections of a client that already holds too many, so that one client cannot use all
 * of them. One of its idle connections is closed instead, if it has any.
 */
export function limitAddresses(server: Server, { most, isProxy, warn }: AddressLimit): void {
  const idle = idleConnections(server);
  // At most as many sockets as open connections.
  const held = new Map<string, Set<Socket>>();
  const warnRarely = onceAMinute(warn);
  const release = (client: string, socket: Socket) => {
    const own = held.get(client);
    own?.delete(socket);
    if (own?.size === 0) held.delete(client);
  };
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    const { client } = networkAddress(remoteAddress);
    const own = held.get(client) ?? new Set();
    if (own.size >= most) {
      const unused = [...own].find((each) => idle.has(each));
      if (unused === undefined) {
        socket.destroy();
        warnRarely(
          `${client} holds ${own.size} connections (MAX_CONNECTIONS_PER_ADDRESS); its further ones are closed. A proxy is to be named in TRUST_PROXY.`,
        );
        return;
      }
      unused.destroy();
      release(client, unused);
    }
    held.set(client, own.add(socket));
    socket.once('close', () => release(client, socket));
  });
}

/** Minimum milliseconds between two warnings. */
const interval = 60_000;

/** Drops warnings within a minute of the last one, so that an attack does not fill the log. */
function onceAMinute(warn: (message: string) => void): (message: string) => void {
  let warned = Number.NEGATIVE_INFINITY;
  return (message) => {
    if (performance.now() - warned < interval) return;
    warned = performance.now();
    warn(message);
  };
}
