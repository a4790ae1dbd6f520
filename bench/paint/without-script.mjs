import { createServer } from 'node:http';

/** The floor: the same documents without any script, from a server that does nothing else. */
export async function startFloor(origin, paths, port) {
  const documents = new Map();
  for (const path of paths) {
    const response = await fetch(origin + path);
    const html = await response.text();
    documents.set(path, html.replace(/<script[\s\S]*?<\/script>/g, ''));
  }
  const server = createServer(async (request, response) => {
    const html = documents.get(request.url);
    if (html) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(html);
      return;
    }
    const asset = await fetch(origin + request.url);
    response.writeHead(asset.status, {
      'Content-Type': asset.headers.get('content-type') ?? 'application/octet-stream',
      'Cache-Control': asset.headers.get('cache-control') ?? 'no-store',
    });
    response.end(Buffer.from(await asset.arrayBuffer()));
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
