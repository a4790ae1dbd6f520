import { createServer } from 'node:net';

/**
 * Distinct free ports on the loopback address.
 * @param {number} count
 */
export async function freePorts(count) {
  const probes = await Promise.all(Array.from({ length: count }, listen));
  const ports = probes.map((probe) => probe.address().port);
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}

export async function freePort() {
  const [port] = await freePorts(1);
  return port;
}

const listen = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => resolve(probe));
  });
