import { whenIdle } from './when-idle';

/** Loads what a page does beside what it shows, once it stands: none of it is in the first script, and a page does without it. */
export function loadIdleWork(): void {
  whenIdle(() => {
    import('./idle-work').then(
      ({ beginIdleWork }) => beginIdleWork(),
      () => undefined,
    );
  }, 2000);
}
