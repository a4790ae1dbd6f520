/**
 * Messages of the API's problem responses that pages show or compare too. The others are the
 * server's own.
 */
export const problems = {
  invitationRevoked:
    'This invitation is no longer valid. Please use the latest one, or ask who invited you.',
  notFound: 'Not found',
  tooLarge: 'The request is too large.',
  stale: 'Someone else changed this in the meantime.',
  orderStarted:
    'We have started on this order, so it cannot be cancelled here. Please write to us.',
  briefClosed: 'The brief cannot be changed any more: the order is confirmed or closed.',
  linkExpired: 'This link has expired or was already used. Please ask for a new one.',
  setUpSecondFactor: 'Please set up a second factor for your account first.',
  cancelledOrder: 'This order is cancelled.',
  orderInvoiced: 'This order is invoiced. Please take the invoice back first.',
  filesOpen: 'You have many unfinished uploads. Please finish or cancel some of them first.',
  filesMany:
    'This order has as many files as an order can have. Please remove some, or send one archive.',
  orderCancelled: 'This order is cancelled: it takes no files any more.',
  uploadFinished: 'This upload is complete.',
  uploadBusy: 'This upload is being written to. Please try again in a moment.',
  uploadOffset: 'This upload does not go on here.',
  fileGone: 'This file is not there any more.',
  commentReplied: 'This comment has replies and cannot be deleted.',
  newerAnswer: 'Someone else answered in the meantime.',
  enquirerUnconfirmed:
    'The account with this email address has not confirmed it and may be somebody else’s. Ask the customer to choose a new password under “Forgot password?”, then try again.',
  deliveryCancelled: 'This order is cancelled.',
  deliveryDecided: 'This version is decided on already.',
  deliveryOld: 'There is a newer version. Please decide on that one.',
  pictureTooLarge:
    'This picture is too large. Please choose one of at most 12 MB and 40 megapixels.',
  pictureBroken: 'This picture could not be read.',
  unavailable: 'The service is temporarily unavailable. Please try again in a moment.',
  notInTime: 'The service did not answer in time. Please try again in a moment.',
} as const;
