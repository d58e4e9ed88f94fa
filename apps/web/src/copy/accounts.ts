/** Sign-in and sign-up beside what the specification quotes. */
export const accountsCopy = {
  signInTitle: 'Sign in',
  signInText: 'Welcome back. Your teams have been busy.',
  signUpTitle: 'Create your account',
  signUpText: 'An account is enough to post a project or to join one.',
  signUpSubmit: 'Sign Up',
  username: 'Username',
  usernameHint: '2 to 40 letters, digits, spaces and . - _',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters.',
  noAccount: 'No account yet?',
  toSignUp: 'Sign up',
  haveAccount: 'Have an account already?',
  toSignIn: 'Sign in',
  signedUp: 'Your account is ready. Please sign in.',
  or: 'or',
  publicOnly: 'Public repositories only',
  scopeText:
    'GitHub calls this permission repo: it would let us read and write public and private repositories. We only read, to find the skills in them.',
  callback: {
    title: 'Sign-in with GitHub',
    working: 'Finishing GitHub sign-in…',
    retry: 'Try again',
    delay: {
      title: 'This takes longer than it should',
      text: 'GitHub or the network is slow. You can wait a little longer, or start again.',
    },
    failed: 'The sign-in was not finished',
    linked: 'GitHub is linked.',
    toProfile: 'To your profile',
    broken: {
      title: 'GitHub has sent an error',
      text: 'Nothing has been changed. Please start again in a moment.',
    },
    refused: {
      title: 'GitHub was not given the permission',
      text: 'Nothing has been changed. You can also sign in with your password.',
    },
    nothing: {
      title: 'Nothing to finish here',
      text: 'This page completes a sign-in with GitHub, and none is under way.',
    },
  },
} as const;
