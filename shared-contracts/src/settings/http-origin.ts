/** Origin of an http server on a host. An IPv6 address gets the brackets that a URL needs. */
export const httpOrigin = (host: string, port: number | string): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
