/** A remote's code failed to render a page. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure';
}

/** The process ended during rendering. Another page may be the cause. */
export class ProcessEnded extends RenderFailure {}

/** The system or an operator ended the process. The remote's code is not the cause. */
export class ProcessInterrupted extends Error {}
