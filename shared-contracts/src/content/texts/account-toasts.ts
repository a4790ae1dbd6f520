/** Toasts that only the account area shows, exactly as specified. */
export const accountToasts = {
  orderPlaced: {
    title: 'Order Placed Successfully!',
    description: 'One of our agents will contact you soon to finalize payment and details.',
  },
  orderFailed: {
    title: 'Error',
    description: 'Failed to place order. Please try again.',
    tone: 'destructive',
  },
  welcomeBack: {
    title: 'Welcome back!',
    description: 'You have been successfully logged in.',
  },
  welcome: {
    title: 'Welcome to the product!',
    description: 'Your account has been created successfully.',
  },
  accountChanged: { title: 'Success', description: 'Your changes have been saved.' },
  passwordChanged: {
    title: 'Password changed',
    description: 'You have been signed out everywhere else.',
  },
  passwordReset: {
    title: 'Password changed',
    description: 'Please sign in with your new password.',
  },
  emailConfirmed: { title: 'Success', description: 'Your email address is confirmed.' },
  mailSent: { title: 'Mail sent', description: 'Please look at your inbox.' },
  sessionEnded: { title: 'Success', description: 'The session has been ended.' },
  sessionsEnded: { title: 'Success', description: 'You are signed in here only.' },
  secondFactorChanged: {
    title: 'Second factor changed',
    description: 'You have been signed out everywhere else.',
  },
  accountDeleted: { title: 'Account deleted', description: 'Thank you for having been with us.' },
  joined: { title: 'Welcome to the team!', description: 'You can open the admin panel now.' },
} as const;
