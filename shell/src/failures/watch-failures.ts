import type { RuntimeFailureKind } from '../../registry/load-report';
import { report } from '../remotes/report-load';

/** A version of an area, by the address of its scripts. */
interface FailedVersion {
  readonly remote: string;
  readonly version: string;
}

/** A frame in the words of each engine, or the name of a script alone; a message names addresses as well. */
const frame = /^\s+at\s|@|^[a-z-]+:\/\//;
const ownScript = /\/remotes\/([a-z][a-z0-9-]*)\/([\w.+-]+)\//;

/**
 * Whose scripts a failure came from: the first frame of a version of an area. Frames of the shell above it are libraries that the
 * area called. What an extension of the browser did, or another origin's script, is nobody's here, and so is what only the shell did.
 * @param trace name of a script, or the text of a stack: a frame a line
 * @param origin of the page
 */
export function attributeFailure(trace: string, origin: string): FailedVersion | undefined {
  for (const line of trace.split('\n')) {
    if (!frame.test(line)) continue;
    const [address] = /[a-z][a-z-]*:\/\/[^\s)]+/.exec(line) ?? [];
    if (address === undefined) continue;
    if (!address.startsWith(`${origin}/`)) return undefined;
    const [, remote, version] = ownScript.exec(address) ?? [];
    if (remote && version) return { remote, version };
  }
  return undefined;
}

/** Frames of a call that are looked through for an area's script: an area's own client is a few promises deep. */
const framesOfCall = 30;
/** Milliseconds; a page that is just being left breaks off its calls, which is no failure. */
const leavingTime = 500;

const told = new Set<string>();
const most = 12;

/** Watches for what fails in areas after they were loaded: handlers, timers, promises and calls of the API. */
export function watchFailures(): void {
  addEventListener('error', ({ error, filename }) => {
    tell('error', attribute(stackOf(error) || filename));
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    tell('rejection', attribute(stackOf(reason)));
  });
  watchCalls();
}

const attribute = (trace: string) => attributeFailure(trace, location.origin);

const stackOf = (error: unknown): string =>
  error instanceof Error && typeof error.stack === 'string' ? error.stack : '';

/** Of one kind once a version and page; nothing of what failed is told, since it may hold what somebody typed. */
function tell(failure: RuntimeFailureKind, version: FailedVersion | undefined): void {
  if (!version) return;
  const key = `${version.remote} ${version.version} ${failure}`;
  if (told.has(key) || told.size >= most) return;
  told.add(key);
  report({ kind: 'failure', ...version, failure });
}

/** Whose call it is can be seen only at the time of the call: an answer comes without the caller's stack. */
function watchCalls(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const answer = fetch(input, init);
    if (!isApi(input)) return answer;
    const caller = attribute(traceOfCall());
    if (caller) {
      answer.then(
        ({ status }) => status >= 500 && tell('api', caller),
        (error: unknown) => !isAbort(error) && setTimeout(tell, leavingTime, 'api', caller),
      );
    }
    return answer;
  };
}

function isApi(input: RequestInfo | URL): boolean {
  const url = input instanceof Request ? input.url : String(input);
  return new URL(url, location.href).href.startsWith(`${location.origin}/api/`);
}

/** Somebody went on, or has no network: neither says anything of a version. */
const isAbort = (error: unknown) =>
  !navigator.onLine || (error instanceof DOMException && error.name === 'AbortError');

function traceOfCall(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = framesOfCall;
  const { stack = '' } = new Error('call');
  Error.stackTraceLimit = stackTraceLimit;
  return stack;
}
