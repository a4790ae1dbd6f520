/**
 * The environment without blank variables. Both servers treat a blank setting as not set.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export const withoutBlanks = (environment) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));

const host = (environment) => environment.HOST ?? '127.0.0.1';

const shared = (environment) => ({
  ...environment,
  NODE_ENV: environment.NODE_ENV ?? 'production',
});

/**
 * Environment of the bff behind a shell server on the same machine. The contracts must be compiled.
 */
export async function bffEnvironment(environment, port) {
  const { httpOrigin } = await import('@northcast/shared-contracts/settings/http-origin');
  const origin = httpOrigin(host(environment), environment.PORT ?? '3000');
  return {
    ...shared(environment),
    HOST: '127.0.0.1',
    PORT: String(port),
    // The bff sees exactly one proxy, the shell. The TRUST_PROXY of the environment is for the
    // shell and describes the proxies in front of it.
    TRUST_PROXY: '1',
    PUBLIC_URL: environment.PUBLIC_URL ?? origin,
    LOG_LEVEL: environment.LOG_LEVEL ?? 'warn',
  };
}

export const shellEnvironment = (environment, bffPort) => ({
  ...shared(environment),
  HOST: host(environment),
  PORT: environment.PORT ?? '3000',
  BFF_URL: `http://127.0.0.1:${bffPort}`,
});
