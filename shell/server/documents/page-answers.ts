import type { PageAnswer } from '@northcast/shared-contracts/host/remote';
import type { PageRenderer, RouteMatch } from './page-renderer.js';

/** What a page's `load` answered, and the same as text for comparing. */
export interface KnownAnswer {
  readonly answer: PageAnswer;
  readonly text: string;
}

interface Asked {
  readonly at: number;
  readonly known: Promise<KnownAnswer | undefined>;
}

/** The bff is asked for a page's data at most this often, in milliseconds. */
const freshFor = 1000;
const mostKept = 500;

/** What the pages of one server show of the bff, asked again when it is no longer fresh. */
export class PageAnswers {
  private readonly asked = new Map<string, Asked>();

  constructor(private readonly renderer: PageRenderer) {}

  /** The answer for a path; undefined for a page that needs none, or that can't be rendered here. */
  async of(match: RouteMatch, pathname: string): Promise<KnownAnswer | undefined> {
    if (!match.prerender) return undefined;
    const key = `${match.remote.name}/${match.remote.version}${pathname}`;
    const last = this.asked.get(key);
    if (last && Date.now() - last.at < freshFor) return await last.known;
    const known = this.ask(match);
    this.asked.delete(key);
    this.asked.set(key, { at: Date.now(), known });
    for (const oldest of this.asked.keys()) {
      if (this.asked.size <= mostKept) break;
      this.asked.delete(oldest);
    }
    return await known;
  }

  private async ask(match: RouteMatch): Promise<KnownAnswer | undefined> {
    // A page that can't be loaded on the server is rendered in the browser: the renderer says so in the log.
    const answer = await this.renderer.load(match).catch(() => undefined);
    return answer && { answer, text: JSON.stringify(answer) };
  }
}
