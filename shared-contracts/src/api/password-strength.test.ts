import { passwordScore, passwordWarning } from '@northcast/shared-contracts/api/password-strength';

const owner = { firstName: 'Ada', lastName: 'Kwon-Lee', email: 'ada.kwon99@example.com' };

test.each([
  'password',
  'PASSWORD',
  'Password1',
  'password2024',
  'iloveyou!',
  '123456',
  '987654321',
  'qwertyuiop',
  'lkjhgfdsa',
  'aaaaaa',
  'abcabcabc',
  '121212',
  '19841231',
  '31.12.1984',
  '1q2w3e4r',
  'ｐａｓｓｗｏｒｄ',
])('%s gets the warning "common"', (password) => {
  expect(passwordWarning(password, owner)).toBe('common');
});

test.each([
  'ada123',
  'kwonlee',
  'KwonLee1!',
  'ada kwon-lee',
  'adakwon99',
  'ada.kwon99',
  'ada.kwon99@example.com',
])('%s gets the warning "personal"', (password) => {
  expect(passwordWarning(password, owner)).toBe('personal');
});

test.each(['correct horse', 'another one', 'sécret 🔑', 'Vk39!dPq', 'adapter plug', '628493'])(
  '%s gets no warning',
  (password) => {
    expect(passwordWarning(password, owner)).toBeNull();
  },
);

test.each([
  ['ada', 0],
  ['password1', 0],
  ['hzbtwe', 1],
  ['hzbtwekm', 2],
  ['hzbtWe7k!', 3],
  ['plum ladder frost violin', 4],
] as const)('%s has the score %d', (password, score) => {
  expect(passwordScore(password, owner)).toBe(score);
});

test('a longer password never has a lower score', () => {
  const text = 'hzbtwekmypgrvqld';
  const scores = [...text].map((_, index) => passwordScore(text.slice(0, index + 1), owner));
  expect(scores).toEqual([...scores].sort());
});
