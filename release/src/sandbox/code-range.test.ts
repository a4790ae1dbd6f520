import { writableCode } from './spawn-process.js';

test('only memory that is both writable and executable counts as code range', () => {
  const node24 = `0074a000-03044000 r-xp 0034a000 fe:00 2515417                            /usr/bin/node
7f1388021000-7f138c000000 ---p 00000000 00:00 0
7f138c000000-7f13abdc0000 rwxp 00000000 00:00 0
7f13b4000000-7f13b4030000 rw-p 00000000 00:00 0
7f13b4030000-7f13b4031000 rwxp 00000000 00:00 0
`;
  expect(writableCode(node24)).toBe(521_984 + 4);
  expect(writableCode('')).toBe(0);
});
