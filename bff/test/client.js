import { CookieAccessInfo } from 'cookiejar';
import { agent } from 'supertest';
/** A browser: it keeps its cookies. */
export class Client {
  constructor(origin) {
    this.origin = origin;
    this.agent = agent(origin);
  }
  get(path) {
    return this.agent.get(path);
  }
  post(path, body) {
    return this.send(this.agent.post(path), body);
  }
  put(path, body) {
    return this.send(this.agent.put(path), body);
  }
  delete(path) {
    return this.agent.delete(path);
  }
  /** The signed-in account. */
  async user() {
    return (await this.get('/api/user').expect(200)).body;
  }
  /** The session cookie, as a browser would send it. */
  cookie() {
    const cookie = this.agent.jar.getCookie('nc_session', CookieAccessInfo.All);
    return `nc_session=${cookie?.value}`;
  }
  send(request, body) {
    return body === undefined ? request : request.send(body);
  }
}
