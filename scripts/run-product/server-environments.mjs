const host = (environment) => environment.HOST ?? '127.0.0.1';

const shared = (environment) => ({
  ...environment,
  NODE_ENV: environment.NODE_ENV ?? 'production',
});

/** What the bff is told behind a shell server on the same machine. */
export const bffEnvironment = (environment, port) => ({
  ...shared(environment),
  HOST: '127.0.0.1',
  PORT: String(port),
  // The shell is the one hop; TRUST_PROXY is the shell's and says who stands in front of it.
  TRUST_PROXY: '1',
  PUBLIC_URL: environment.PUBLIC_URL ?? `http://${host(environment)}:${environment.PORT ?? '3000'}`,
  LOG_LEVEL: environment.LOG_LEVEL ?? 'warn',
});

export const shellEnvironment = (environment, bffPort) => ({
  ...shared(environment),
  HOST: host(environment),
  PORT: environment.PORT ?? '3000',
  BFF_URL: `http://127.0.0.1:${bffPort}`,
});
