/** Sign-in and sign-up texts that the specification does not quote. */
export const accountsCopy = {
  signInTitle: 'Sign in',
  signInText: 'Welcome back. Your teams have been busy.',
  signUpTitle: 'Create your account',
  signUpText: 'With an account you can post a project or join one.',
  signUpSubmit: 'Sign up',
  username: 'Username',
  usernameHint: '2 to 40 letters, digits, spaces and . - _',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters.',
  noAccount: 'No account yet?',
  toSignUp: 'Sign up',
  haveAccount: 'Already have an account?',
  toSignIn: 'Sign in',
  checkFields: 'Please check the fields above.',
  signedUp: 'Your account is ready. Sign in to start.',
  or: 'or',
  publicOnly: 'Public repositories only',
  scopeText:
    'GitHub calls this permission “repo”. It allows reading and writing public and private repositories. We only read them, to find your skills.',
  callback: {
    title: 'Sign-in with GitHub',
    working: 'Finishing GitHub sign-in…',
    retry: 'Try again',
    delay: {
      title: 'This is taking longer than expected',
      text: 'GitHub or the network is slow. You can keep waiting or start again.',
    },
    failed: 'The sign-in could not be completed',
    linked: 'GitHub is linked',
    toProfile: 'Go to your profile',
    broken: {
      title: 'GitHub returned an error',
      text: 'Nothing has changed. Please try again in a moment.',
    },
    refused: {
      title: 'Access to GitHub was not granted',
      text: 'Nothing has changed. You can also sign in with your password.',
    },
    nothing: {
      title: 'Nothing to finish here',
      text: 'This page completes a sign-in with GitHub. There is none in progress.',
    },
  },
} as const;
