import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '../publications/release.js';
import type { SandboxLimits } from './limits.js';
import type { ApiAnswer, FetchApi, RenderedPage } from './messages.js';
import { RenderSandbox } from './render-sandbox.js';

interface RenderCheck {
  /** Folder of the built artefact. */
  readonly folder: string;
  readonly release: Pick<Release, 'name' | 'version' | 'routes' | 'prerender'>;
  /** Code of the shell's server bundle. */
  readonly shellBundle: string;
  /** Responds to the pages' API calls. */
  readonly fetchApi: FetchApi;
  readonly limits?: Partial<SandboxLimits>;
}

/** A rendered page, or why it could not be rendered. */
type Outcome = RenderedPage | { readonly violation: string };

/**
 * Renders every public page of an artefact twice, as the server would, each time in a new process.
 * @returns reasons to reject it: pages that throw, hang, show nothing, or differ between the two
 * runs
 */
export async function renderViolations(check: RenderCheck): Promise<string[]> {
  const { release } = check;
  const routes = release.routes.filter(({ prerender }) => prerender).map((route) => route.path);
  if (routes.length === 0 || release.prerender === undefined) return [];
  const fetchApi = remembering(check.fetchApi);
  const pages = await Promise.all(
    routes.map(async (route) => ({ route, ...(await samplePath(route, fetchApi)) })),
  );
  const area = await readFile(path.join(check.folder, release.prerender), 'utf8');
  const render = () => renderAll({ ...check, fetchApi }, area, pages);
  const [first, second] = await Promise.all([render(), render()]);
  return pages.flatMap(({ pathname }, index) => {
    const violation = violationOf(first[index], second[index]);
    return violation === undefined
      ? []
      : [`${pathname} can't be rendered on the server: ${violation}`];
  });
}

/** A route with an example address. */
interface SamplePage {
  readonly route: string;
  readonly pathname: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * An example address of a route: for `/blog/:slug` uses the `slug` of the first item of `/api/blog`,
 * or `example` if there is none.
 * @param route react-router path pattern
 */
async function samplePath(route: string, fetchApi: FetchApi): Promise<Omit<SamplePage, 'route'>> {
  const parameters: Record<string, string> = {};
  for (const [, name = ''] of route.matchAll(/:(\w+)/g)) {
    const list = `/api${route.slice(0, route.indexOf('/:'))}`;
    parameters[name] = (await firstOf(list, name, fetchApi)) ?? 'example';
  }
  const pathname = route.replace(/:(\w+)\??/g, (_, name: string) => parameters[name] ?? '');
  return { pathname, parameters };
}

async function firstOf(
  list: string,
  field: string,
  fetchApi: FetchApi,
): Promise<string | undefined> {
  try {
    const { status, body } = await fetchApi(list);
    const items: unknown = status === 200 ? JSON.parse(body) : [];
    const [first] = Array.isArray(items) ? (items as Record<string, unknown>[]) : [];
    const value = first?.[field];
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

async function renderAll(
  { release, shellBundle, fetchApi, limits = {} }: RenderCheck,
  area: string,
  pages: readonly SamplePage[],
): Promise<Outcome[]> {
  let late: string | undefined;
  const onLateFailure = (_key: string, reason: string) => {
    late = reason;
  };
  const sandbox = new RenderSandbox({
    fetchApi,
    limits: { priority: 'normal', ...limits },
    onLateFailure,
  });
  const code = async () => ({ name: release.name, shell: shellBundle, area });
  const frame = { signedIn: false, navigation: {} };
  const outcomes: Outcome[] = [];
  try {
    for (const page of pages) {
      const outcome = await sandbox
        .render(release.name, code, { ...page, frame })
        .catch((error: Error) => ({ violation: error.message }));
      outcomes.push(outcome ?? { violation: 'It answered nothing' });
    }
    const last = outcomes.at(-1);
    if (late !== undefined && last) outcomes[outcomes.length - 1] = { violation: late };
    return outcomes;
  } finally {
    sandbox.close();
  }
}

function violationOf(first: Outcome | undefined, second: Outcome | undefined): string | undefined {
  if (!first || !second) return 'It was not rendered';
  if ('violation' in first) return first.violation;
  if ('violation' in second) return second.violation;
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(first.body) ?? [];
  if (main.replace(/<[^>]*>/g, '').trim() === '') return 'It shows no text';
  if (!/<h1[\s>]/.test(main)) return 'It has no heading of the first level';
  const parts = ['head', 'body', 'css', 'data', 'status'] as const;
  const other = parts.find((part) => first[part] !== second[part]);
  return other && `Its ${other} differs from one time to the other`;
}

/** Returns the same response for the same request, so that both runs get the same data. */
function remembering(fetchApi: FetchApi): FetchApi {
  const answers = new Map<string, Promise<ApiAnswer>>();
  return async (asked) => {
    const answer = answers.get(asked) ?? fetchApi(asked);
    answers.set(asked, answer);
    return await answer;
  };
}
