import type { Page } from '@playwright/test';
import { hydrated } from '../../fixtures/hydrated';
import { publicPaths } from '../../fixtures/public-paths';
import { expect, test } from '../../fixtures/test';

const ofDocuments = {
  'default-src': "'self'",
  'script-src': "'self' [hashes]",
  'style-src': "'self' [hashes]",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "default markup 'allow-duplicates'",
  'report-uri': '/releases/csp',
  'report-to': 'policies',
};
const ofOperators = {
  'default-src': "'none'",
  'style-src': '[hashes]',
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};
const ofData = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};
/** Swagger's own page: it has inline styles and writes markup, but shows no personal data. */
const ofApiDocs = {
  ...ofData,
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
};

const policies: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...Object.fromEntries(publicPaths.map((path) => [path, ofDocuments])),
  '/blog/first-ai-project': ofDocuments,
  '/blog/no-such-post': ofDocuments,
  '/services?order=jingle': ofDocuments,
  '/auth': ofDocuments,
  '/auth?mode=sign-up': ofDocuments,
  '/auth/forgot': ofDocuments,
  '/auth/reset': ofDocuments,
  '/auth/confirm': ofDocuments,
  '/unsubscribe': ofDocuments,
  '/dashboard': ofDocuments,
  '/dashboard/account': ofDocuments,
  '/dashboard/orders/6E123456': ofDocuments,
  '/admin': ofDocuments,
  '/admin/login': ofDocuments,
  '/admin/customers': ofDocuments,
  '/admin/orders': ofDocuments,
  '/admin/messages': ofDocuments,
  '/admin/mail': ofDocuments,
  '/no/such/page': ofDocuments,
  '/%ff': ofDocuments,
  '/sitemap.xml': ofDocuments,
  '/robots.txt': ofDocuments,
  '/releases/registry.json': ofDocuments,
  '/remotes/mf-marketing/0.0.0/none.js': ofDocuments,
  '/_releases': ofOperators,
  '/api/user': ofData,
  '/api/blog': ofData,
  '/api/no/such/call': ofData,
  '/api/docs': ofApiDocs,
};

/**
 * Parses a policy into directives; each sequence of hashes, which differ by page, becomes one
 * placeholder.
 */
function directivesOf(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ').replace(/'sha\d+-[^']+'( 'sha\d+-[^']+')*/g, '[hashes]')];
    }),
  );
}

test('every page has the enforced security policy of its kind and no report-only policy', async ({
  request,
}) => {
  for (const [path, expected] of Object.entries(policies)) {
    const headers = (await request.get(path)).headers();
    expect(directivesOf(headers['content-security-policy'] ?? ''), path).toEqual(expected);
    expect(headers['content-security-policy-report-only'], path).toBeUndefined();
    expect(headers['integrity-policy-report-only'], path).toBeUndefined();
  }
});

/** Tries to execute injected text as code in several ways. @returns the outcome of each */
async function attempts(page: Page): Promise<Record<string, string>> {
  return await page.evaluate(async () => {
    // Run in a task of the page: code evaluated by the debugger bypasses the policy for `eval`.
    await new Promise((resolve) => setTimeout(resolve));
    const ran: string[] = [];
    Object.assign(globalThis, { hasRun: (name: string) => ran.push(name) });
    const attempt = (act: () => unknown): string => {
      try {
        act();
        return 'taken';
      } catch (error) {
        return error instanceof Error ? error.name : 'failed';
      }
    };
    const host = document.body.appendChild(document.createElement('div'));
    const scriptFrom = (address: string) => () => {
      const script = document.createElement('script');
      script.src = address;
    };
    const result: Record<string, string> = {
      markup: attempt(() => {
        host.innerHTML = '<img src="x" onerror="hasRun(\'markup\')">';
      }),
      insertedMarkup: attempt(() => host.insertAdjacentHTML('beforeend', '<b></b>')),
      parsedMarkup: attempt(() => new DOMParser().parseFromString('<b></b>', 'text/html')),
      frameMarkup: attempt(() => {
        document.createElement('iframe').srcdoc = '<b></b>';
      }),
      code: attempt(() => Reflect.construct(Function, ["hasRun('code')"])),
      timer: attempt(() => Reflect.apply(setTimeout, undefined, ["hasRun('timer')"])),
      scriptText: attempt(() => {
        const script = document.createElement('script');
        script.text = "hasRun('scriptText')";
        document.body.append(script);
      }),
      scriptOfElsewhere: attempt(scriptFrom('https://elsewhere.example/remotes/x.js')),
      scriptOfTheApi: attempt(scriptFrom('/api/blog')),
      scriptAsData: attempt(scriptFrom("data:text/javascript,hasRun('data')")),
      scriptBeside: attempt(scriptFrom('/remotes/../api/blog')),
      ownScript: attempt(scriptFrom('/remotes/mf-marketing/0.0.0/none.js')),
      anotherPolicy: attempt(() => {
        const { trustedTypes } = globalThis as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): unknown };
        };
        trustedTypes.createPolicy('mine', {});
      }),
    };
    const handler = document.body.appendChild(document.createElement('button'));
    result['handler'] = attempt(() => handler.setAttribute('onclick', "hasRun('handler')"));
    handler.click();
    const styled = document.body.appendChild(document.createElement('style'));
    styled.textContent = 'body { outline: 7px solid red }';
    result['style'] = getComputedStyle(document.body).outlineWidth === '7px' ? 'taken' : 'ignored';
    await new Promise((resolve) => setTimeout(resolve, 100));
    result['ran'] = ran.join();
    for (const element of [host, handler, styled]) element.remove();
    return result;
  });
}

const refused = {
  markup: 'TypeError',
  insertedMarkup: 'TypeError',
  parsedMarkup: 'TypeError',
  frameMarkup: 'TypeError',
  code: 'EvalError',
  timer: 'TypeError',
  scriptText: 'TypeError',
  scriptOfElsewhere: 'TypeError',
  scriptOfTheApi: 'TypeError',
  scriptAsData: 'TypeError',
  scriptBeside: 'TypeError',
  ownScript: 'taken',
  anotherPolicy: 'TypeError',
  handler: 'TypeError',
  style: 'ignored',
  ran: '',
};

test('injected text cannot run as code on public pages', async ({ page }) => {
  for (const path of ['/', '/blog/first-ai-project', '/auth', '/no/such/page']) {
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
      expect(await attempts(page), path).toEqual(refused);
    });
  }
});

test('injected text cannot run as code in the admin panel', async ({ adminPage: page }) => {
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await hydrated(page);
  expect(await attempts(page)).toEqual(refused);
});
