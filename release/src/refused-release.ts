/** A release or a change of one that a gate refuses, with the reasons for the person who asked for it. */
export class RefusedRelease extends Error {
  constructor(...reasons: string[]) {
    super(reasons.join('\n'));
    this.name = 'RefusedRelease';
  }
}
