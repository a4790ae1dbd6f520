/** A valid order placement. */
export const placement = {
  serviceName: 'Jingle',
  servicePrice: 140,
  customerPhone: '+1 212 555 0142',
  projectBrief: 'Eight seconds, brass.',
};

/** An id that does not exist. */
export const unknownId = '01a1fb29-86ab-7903-95b6-d92a52d0ad1b';

/** A new account with unique values, so that tests can search logs for them. */
export const registration = {
  firstName: 'Adelheid',
  lastName: 'Kwon',
  email: 'adelheid@example.com',
  password: 'a secret password',
};
