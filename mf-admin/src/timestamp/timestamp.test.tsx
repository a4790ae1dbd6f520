import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { render, screen } from '@testing-library/react';
import { Timestamp } from './timestamp';

test('the time of day, which wide lists leave out, is in the title', () => {
  render(<Timestamp iso={new Date(2026, 10, 20, 22, 12).toISOString()} />);
  const time = screen.getByTitle(/^Nov 20, 2026, 10:12\sPM$/);
  expect(time.textContent).toMatch(/^Nov 20, 2026, 10:12\sPM/);
});

test('the time of day is left out only where a pointer can show the title', () => {
  render(<Timestamp iso={new Date(2026, 10, 20, 22, 12).toISOString()} />);
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const hiding = rules.filter(({ cssText }) => cssText.includes('[data-wide]'));
  expect(hiding).not.toHaveLength(0);
  for (const { cssText } of hiding) expect(cssText).toMatch(/^@media[^{]*\(pointer: fine\)/);
});

test('formatting many dates creates one `Intl.DateTimeFormat` per time zone', () => {
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  const iso = '2026-11-20T22:12:00.000Z';
  for (let row = 0; row < 100; row += 1) {
    expect(formatDateTime(iso, 'UTC')).toMatch(/^Nov 20, 2026, 10:12\sPM$/);
    expect(formatDateTime(iso, 'Asia/Tokyo')).toMatch(/^Nov 21, 2026, 7:12\sAM$/);
  }
  expect(made).toHaveBeenCalledTimes(2);
});
