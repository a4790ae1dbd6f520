import { createServer } from 'node:net';

/** Whether a port can be listened on, before minutes are spent on building. */
export function checkSettings(environment) {
  const port = Number(environment.PORT ?? 3000);
  const host = environment.HOST ?? '127.0.0.1';
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not '${environment.PORT}'`);
  }
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', (error) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} on ${host} is in use. Stop what runs there or set PORT.`)
          : new Error(`Cannot listen on ${host}:${port}: ${error.message}`),
      ),
    );
    probe.listen(port, host, () => probe.close(resolve));
  });
}
