/** A version of an area, by the address of its scripts. */
export interface FailedVersion {
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
