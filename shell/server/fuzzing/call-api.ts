/** An API response to a well-formed call. */
export interface ApiAnswer {
  readonly status: number;
  readonly value: unknown;
  readonly headers: Headers;
  /** Token of the session that the call started, if any. */
  readonly session: string | undefined;
}

/**
 * @param call method and path
 * @param session token of the session; empty for none
 */
export async function callApi(
  port: number,
  call: string,
  session = '',
  body?: object,
): Promise<ApiAnswer> {
  const [method = 'GET', path = '/'] = call.split(' ');
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...(session === '' ? {} : { Cookie: `nc_session=${session}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    signal: AbortSignal.timeout(10_000),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  const [, begun] = /nc_session=([\w-]+)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
  const { status, headers } = response;
  return { status, headers, value: isJson ? JSON.parse(text) : text, session: begun };
}
