import { leaks } from './memory.js';

const megabyte = 1024 * 1024;
const measured = (kept: number, resident: number) => ({
  bff: kept * megabyte,
  'resident memory of bff': resident * megabyte,
});

test('memory that is kept is compared with the first measurement', () => {
  expect(leaks([measured(50, 0), measured(65, 0)], measured(70, 0))).toEqual([]);
  expect(leaks([measured(50, 0), measured(65, 0)], measured(71, 0))).toEqual([
    'bff has grown by 21 MB',
  ]);
});

test('resident memory is compared with the highest measurement before', () => {
  expect(leaks([measured(0, 200), measured(0, 262)], measured(0, 286))).toEqual([]);
  expect(leaks([measured(0, 262), measured(0, 200)], measured(0, 286))).toEqual([]);
  expect(leaks([measured(0, 200), measured(0, 230)], measured(0, 255))).toEqual([
    'resident memory of bff has grown by 25 MB',
  ]);
});

test('processes that started later are not compared', () => {
  expect(leaks([{}, measured(50, 100)], { ...measured(50, 100), other: 90 * megabyte })).toEqual(
    [],
  );
});
