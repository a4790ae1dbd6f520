import { agent, type Test } from 'supertest';

/** A browser, which keeps its cookies. */
export class Client {
  private readonly agent: ReturnType<typeof agent>;

  constructor(readonly origin: string) {
    this.agent = agent(origin);
  }

  /** Sends an API token with every further request. */
  sendToken(token: string): void {
    this.agent.set('Authorization', `Bearer ${token}`);
  }

  get(path: string): Test {
    return this.agent.get(path);
  }

  post(path: string, body?: object): Test {
    return this.send(this.agent.post(path), body);
  }

  put(path: string, body?: object): Test {
    return this.send(this.agent.put(path), body);
  }

  delete(path: string): Test {
    return this.agent.delete(path);
  }

  async user(): Promise<{ id: string; email: string; version: number }> {
    return (await this.get('/api/user').expect(200)).body;
  }

  /** The session cookie as a browser would send it. */
  cookie(): string {
    const place = { domain: '127.0.0.1', path: '/', secure: false, script: false };
    return this.agent.jar.getCookies(place).toValueString();
  }

  private send(request: Test, body: object | undefined): Test {
    return body === undefined ? request : request.send(body);
  }
}
