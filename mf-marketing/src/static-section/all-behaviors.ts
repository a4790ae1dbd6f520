import type { AttachBehavior } from './static-frame';

/** Several behaviours of one part as one. */
export const allBehaviors =
  (...behaviors: readonly AttachBehavior[]): AttachBehavior =>
  (frame) => {
    const ends = behaviors.map((attach) => attach(frame));
    return () => {
      for (const end of ends) end();
    };
  };
