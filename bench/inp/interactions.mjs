const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1366, height: 860 } };

/** Sorts an admin list by a column; `repeated` if both sort orders have been shown before. */
function sorting({ name, path, label, repeated = false }) {
  const pressed = (page) => page.getByRole('button', { name: label, exact: true });
  const sorted = (page, order) =>
    page.locator(`[role="region"]:not([aria-busy]) th[aria-sort="${order}"]`, { hasText: label });
  const before = async (page) => {
    for (const order of ['ascending', 'descending']) {
      await pressed(page).click();
      await sorted(page, order).waitFor();
    }
  };
  return {
    name,
    path,
    device: desktop,
    as: 'administrator',
    ...(repeated ? { before } : {}),
    pressed,
    shown: (page) => sorted(page, 'ascending'),
  };
}

/**
 * Interactions to measure: the page, the element to press, and the element that shows the result.
 * `as` is the signed-in user; `before` runs first on the page. Every run is a first visit, so that
 * nothing the press loads is cached.
 */
export const interactions = [
  {
    name: 'open the phone menu',
    path: '/',
    device: phone,
    pressed: (page) => page.locator('summary', { hasText: 'Menu' }),
    shown: (page) => page.getByRole('navigation', { name: 'Menu' }),
  },
  {
    name: 'open a question of the FAQ',
    path: '/pricing',
    device: phone,
    pressed: (page) => page.getByText('Is there a discount for a full year?'),
    shown: (page) => page.getByText(/15% off/),
  },
  {
    name: 'open the order dialog, first time',
    path: '/services',
    device: phone,
    as: 'customer',
    pressed: (page) => page.getByRole('button', { name: 'Order Now', exact: true }).first(),
    shown: (page) => page.getByRole('dialog').getByLabel('Phone'),
  },
  sorting({ name: 'sort orders by price, 25 rows', path: '/admin/orders', label: 'Price' }),
  sorting({
    name: 'sort orders by price, 100 rows',
    path: '/admin/orders?perPage=100',
    label: 'Price',
  }),
  sorting({
    name: 'sort orders by price, 100 rows kept from before',
    path: '/admin/orders?perPage=100',
    label: 'Price',
    repeated: true,
  }),
  sorting({
    name: 'sort customers by e-mail, 100 rows',
    path: '/admin/customers?perPage=100',
    label: 'Email',
  }),
];
