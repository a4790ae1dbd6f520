import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { CompareVersions } from './compare-versions';
import type { VersionAudio } from './version-audio';

const audioOf = (version: number, loudness: number) =>
  ({
    version,
    file: { id: `${version}`, name: 'mix.wav' },
    analysis: { loudness },
  }) as VersionAudio;

function setUp() {
  const [own, other] = [audioOf(2, -20), audioOf(1, -14)];
  const ignore = () => undefined;
  const events = { onChoose: ignore, onSwitch: ignore, onMatch: ignore };
  render(
    <CompareVersions
      {...{ own, other, others: [other], activeId: '2', isMatched: false, ...events }}
    />,
  );
}

const difference = 'Version 2 is 6.0 LU quieter than version 1.';

it('offers to match the loudness of two versions', () => {
  setUp();
  expect(screen.getByText(difference)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Match loudness' })).toBeEnabled();
});

it('only says how they differ where the volume belongs to the device, as on an iPhone', () => {
  // WebKit keeps the value until its next task, and sends no event.
  let volume = 1;
  const element = HTMLMediaElement.prototype;
  jest.spyOn(element, 'volume', 'get').mockImplementation(() => volume);
  jest.spyOn(element, 'volume', 'set').mockImplementation((set) => {
    volume = set;
  });
  setUp();
  expect(screen.getByText(difference)).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
