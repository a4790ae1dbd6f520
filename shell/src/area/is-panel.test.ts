import { isPanel } from './is-panel';

test.each(['/admin', '/admin/orders', '/admin/customers/1'])(
  '%s has the bar of the panel',
  (path) => {
    expect(isPanel(path)).toBe(true);
  },
);

test.each(['/', '/administration', '/admin/login', '/dashboard'])(
  '%s has the bar of the site',
  (path) => {
    expect(isPanel(path)).toBe(false);
  },
);
