import { renderCanary } from './canary-section.js';

test('the end of a canary and its reason are sentences of their own', () => {
  const halt = {
    remote: 'mf-admin',
    version: '1.1.0',
    run: 'unnamed',
    at: '2026-11-20T08:30:00.000Z',
    why: 'Its server code failed at /admin: <broken>',
  };
  expect(renderCanary({ standing: null, halt })).toBe(
    '<p class="warn">Canary <code>1.1.0</code> was ended at 2026-11-20T08:30:00.000Z. Its server code failed at /admin: &#60;broken&#62;. Everybody gets stable. A new canary command lifts this.</p>',
  );
});
