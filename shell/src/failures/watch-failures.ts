import type { RuntimeFailureKind } from '../../registry/load-report';
import { report } from '../remotes/report-load';

/** A version of a remote, identified by its script URL. */
interface FailedVersion {
  readonly remote: string;
  readonly version: string;
}

/**
 * Matches a stack frame of any engine, or a plain script URL. Lines of the error message may
 * contain URLs too and must not match.
 */
const frame = /^\s+at\s|@|^[a-z-]+:\/\//;
const ownScript = /\/remotes\/([a-z][a-z0-9-]*)\/([\w.+-]+)\//;

/**
 * Attributes a failure to the version whose script is in the first frame that belongs to a remote.
 * Shell frames above it are skipped, because they are libraries that the remote called. Failures of
 * browser extensions, of scripts from other origins and of the shell alone are not attributed.
 * @param trace URL of a script, or a stack with one frame per line
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

/** Stack frames searched for a remote's script. A remote's client is a few promises deep. */
const framesOfCall = 30;
/** Milliseconds. A page that is being left aborts its calls, which is no failure. */
const leavingTime = 500;

const told = new Set<string>();
const most = 12;

/** Reports failures in remotes after they were loaded: handlers, timers, promises and API calls. */
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

/**
 * Reports each kind once per version and page. The report contains no error message, because it may
 * contain user input.
 */
function tell(failure: RuntimeFailureKind, version: FailedVersion | undefined): void {
  if (!version) return;
  const key = `${version.remote} ${version.version} ${failure}`;
  if (told.has(key) || told.size >= most) return;
  told.add(key);
  report({ kind: 'failure', ...version, failure });
}

/**
 * The caller is known only at the time of the call: the response arrives without the caller's
 * stack.
 */
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

/** The call was aborted or there is no network. Neither is a failure of the version. */
const isAbort = (error: unknown) =>
  !navigator.onLine || (error instanceof DOMException && error.name === 'AbortError');

function traceOfCall(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = framesOfCall;
  const { stack = '' } = new Error('call');
  Error.stackTraceLimit = stackTraceLimit;
  return stack;
}
