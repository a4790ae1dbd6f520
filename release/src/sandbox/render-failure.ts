/** A remote's code failed to render a page. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure';
}

/** The process ended during rendering. Another page may be the cause. */
export class ProcessEnded extends RenderFailure {}

/** The process ended for a reason outside the page's code, or before the page had its turn. */
export class ProcessInterrupted extends Error {}

/** The page waited too long for its turn in a process that was rendering others. */
export class QueueTimeout extends Error {
  override readonly name = 'QueueTimeout';
}
