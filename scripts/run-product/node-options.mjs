/**
 * Options of Node for the bff and the shell server. With a limit of 1 GiB, V8 collects the old
 * space before its garbage exceeds about half of what is in use; without, the garbage grows to
 * three times that (docs/decisions/0138-limit-the-heap-of-the-servers.md).
 */
export const nodeOptions = ['--max-old-space-size=1024'];
