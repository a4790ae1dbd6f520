import type { AttachBehavior } from './static-frame';

/** Combines several behaviours into one. */
export const allBehaviors =
  (...behaviors: readonly AttachBehavior[]): AttachBehavior =>
  (frame) => {
    const ends = behaviors.map((attach) => attach(frame));
    return () => {
      for (const end of ends) end();
    };
  };
