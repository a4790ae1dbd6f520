import { request } from '@playwright/test';

export const administrator = { email: 'admin@northcast.example', password: 'a bench password' };

const person = (index) => ({
  firstName: ['Ada', 'Noor', 'Åsa', 'Mira'][index % 4],
  lastName: `Tester ${index}`,
  email: `person-${index}@mail.example`,
  password: 'a bench password',
});

/**
 * Registers customers and signs in.
 * @returns storage states of the first customer and of the administrator
 */
export async function makePeople(origin, customers) {
  const customer = await signedIn(origin, '/api/register', person(0));
  for (let index = 1; index < customers; index += 1) {
    await signedIn(origin, '/api/register', person(index));
  }
  return { customer, administrator: await signedIn(origin, '/api/login', administrator) };
}

async function signedIn(origin, path, data) {
  const browserless = await request.newContext();
  const response = await browserless.post(origin + path, { data, headers: { Origin: origin } });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
  const state = await browserless.storageState();
  await browserless.dispose();
  return state;
}
