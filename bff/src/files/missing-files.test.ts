import { MissingFiles } from './missing-files.js';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('a missing file', () => {
  let files: MissingFiles;
  let now: number;
  beforeEach(() => {
    files = new MissingFiles();
    now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  /** Looks for the file every five minutes. @returns what the last look says */
  function missFor(duration: number, id = 'a'): boolean {
    const end = now + duration;
    let isLost = files.isLost(id);
    while (now < end) {
      now += 5 * minute;
      isLost = files.isLost(id);
    }
    return isLost;
  }

  test('is lost after a day', () => {
    expect(missFor(day - 5 * minute)).toBe(false);
    now += 5 * minute;
    expect(files.isLost('a')).toBe(true);
  });

  test('is not lost after two looks a day apart', () => {
    files.isLost('a');
    now += day;
    expect(files.isLost('a')).toBe(false);
    expect(missFor(day)).toBe(true);
  });

  test('is lost after a day, also if a look comes an hour after the one before', () => {
    missFor(day - 65 * minute);
    now += 60 * minute;
    expect(files.isLost('a')).toBe(false);
    now += 5 * minute;
    expect(files.isLost('a')).toBe(true);
  });

  test('that was there in between is not lost', () => {
    missFor(day - 5 * minute);
    files.forget('a');
    expect(missFor(day - 5 * minute)).toBe(false);
  });

  test('that nobody looks for any more is forgotten', () => {
    for (let id = 0; id < 100; id += 1) files.isLost(String(id));
    missFor(day);
    expect(files.size).toBe(1);
  });
});
