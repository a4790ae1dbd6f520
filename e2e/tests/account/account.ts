import { type APIRequestContext, expect, type Page, type Route } from '@playwright/test';

export const brief = 'Forty minutes, two voices, publish on Friday.';
export const phone = '+1 212 555 0142';

/** Sends a POST to the API with the page's cookies. */
export async function post(page: Page, path: string, data: object): Promise<{ id: string }> {
  return await postWith(page.request, new URL(page.url()), path, data);
}

export async function postWith(
  request: APIRequestContext,
  site: URL,
  path: string,
  data: object,
): Promise<{ id: string }> {
  const response = await request.post(path, { data, headers: { Origin: site.origin } });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
  const text = await response.text();
  return text === '' ? { id: '' } : JSON.parse(text);
}

/** Places an order for the page's user without the dialog. */
export async function order(page: Page, serviceName: string, servicePrice: number) {
  return await post(page, '/api/orders', {
    serviceName,
    servicePrice,
    customerPhone: phone,
    projectBrief: brief,
  });
}

/** Delays responses of matching URLs until the returned function is called. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await gate;
    await route.fallback();
  });
  return release;
}

/** Lets the next request reach the server, but drops its response. */
export async function loseAnswer(page: Page, address: RegExp): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(address, lose, { times: 1 });
}

/** Lets the next request reach the server, but withholds its response, so that it stays pending. */
export async function withholdAnswer(page: Page, address: RegExp): Promise<void> {
  await page.route(address, async (route) => void (await route.fetch()), { times: 1 });
}

/** Answers matching URLs with a status and a body, for one method if given. */
export async function answer(
  page: Page,
  address: RegExp,
  status: number,
  body = '',
  method?: string,
): Promise<void> {
  await page.route(address, async (route: Route) => {
    if (method && route.request().method() !== method) return await route.fallback();
    await route.fulfill({ status, body });
  });
}

/** Collects requests with the given method and path. */
export function requestsOf(page: Page, method: string, path: string) {
  const requests: { key: string | undefined; body: string | null }[] = [];
  page.on('request', (request) => {
    if (request.method() !== method || new URL(request.url()).pathname !== path) return;
    requests.push({ key: request.headers()['idempotency-key'], body: request.postData() });
  });
  return requests;
}

/** Removes the session cookie, as if the session had expired; the page does not notice. */
export async function expireSession(page: Page): Promise<void> {
  await page.context().clearCookies();
}

/** Clicks Logout in the navigation bar, or in the menu on a phone. */
export async function logOut(page: Page): Promise<void> {
  const menu = page.locator('summary').filter({ hasText: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Logout' }).click();
}

/** Records announcements of live regions, from the next document on. */
export async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('sayAloud', (text: string) => heard.push(text));
  await page.addInitScript(() => {
    const regions = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    const say = (region: Element) => {
      const text = region.textContent?.trim();
      const speaker = window as unknown as { sayAloud: (text: string) => void };
      if (text && !region.closest('[aria-hidden=true]')) speaker.sayAloud(text);
    };
    const regionsOf = ({ target, addedNodes }: MutationRecord) => {
      const element = target instanceof Element ? target : target.parentElement;
      const around = element?.closest(regions);
      if (around) return [around];
      const added = [...addedNodes].filter((node) => node instanceof Element);
      return added.flatMap((node) => [
        ...(node.matches(regions) ? [node] : []),
        ...node.querySelectorAll(regions),
      ]);
    };
    new MutationObserver((changes) => {
      for (const region of new Set(changes.flatMap(regionsOf))) say(region);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return heard;
}

/** Asserts that an announcement contains the text. */
export async function expectHeard(heard: readonly string[], text: string): Promise<void> {
  await expect.poll(() => heard.some((each) => each.includes(text)), { message: text }).toBe(true);
}
