import { Agent, type IncomingMessage, request } from 'node:http';
import { startApplication } from '../../test/test-application.js';

test('the keep-alive timeout is 65 seconds, longer than that of the proxy', async () => {
  const application = await startApplication('sqlite');
  const agent = new Agent({ keepAlive: true });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${application.origin}/api/health/live`, { agent }, resolve).on('error', reject).end();
  });
  response.resume();
  expect(response.headers['keep-alive']).toBe('timeout=65');
  agent.destroy();
  await application.close();
});
