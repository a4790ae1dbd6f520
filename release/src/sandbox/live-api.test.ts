import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { liveApi } from './live-api.js';

test.each(['', '/'])('an origin that ends with "%s" and a path make one address', async (end) => {
  const server = createServer(({ url }, response) => response.end(url));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const { body } = await liveApi(`http://127.0.0.1:${port}${end}`)('/api/blog?page=2');
    expect(body).toBe('/api/blog?page=2');
  } finally {
    server.close();
  }
});
