import { isPanel } from './is-panel';

test.each(['/admin', '/admin/orders', '/admin/customers/1'])(
  '%s belongs to the admin panel',
  (path) => {
    expect(isPanel(path)).toBe(true);
  },
);

test.each(['/', '/administration', '/admin/login', '/dashboard'])(
  '%s does not belong to the admin panel',
  (path) => {
    expect(isPanel(path)).toBe(false);
  },
);
