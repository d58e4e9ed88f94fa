export const privacyCopy = {
  title: 'Privacy Policy',
  lead: 'What this site stores about you, who sees it, and how to get rid of it.',
  contents: 'On this page',
  sections: [
    {
      id: 'stored',
      title: 'What is stored',
      paragraphs: [
        'Your account: username, e-mail address, and a hash of your password from which the password cannot be read back.',
        'Your profile, as far as you fill it in: bio, workplace, area, school, time zone, hours a week, interests, roles and skills. Areas and schools are words that you type; no location is ever measured.',
        'What you do here: projects, requests, invitations, notifications, chat messages, and when you read them.',
        'If you sign in with GitHub: your public profile and the repositories that you bring, with the languages and libraries that they use. The access token is stored encrypted and never leaves the server.',
      ],
    },
    {
      id: 'seen',
      title: 'Who sees it',
      paragraphs: [
        'Everyone sees your username, picture, the projects you post, and the skills that you have declared or confirmed. Members of a room see its messages and each other’s e-mail addresses. In recommendations your address is masked unless you choose otherwise.',
        'Nothing is sold or passed on for advertising. The operator’s administrators see what they need to keep the service running and to handle reports.',
      ],
    },
    {
      id: 'matching',
      title: 'How matching uses it',
      paragraphs: [
        'Scores are computed on this site’s own server from skills, interests, hours, time zone, area and school. Your name, picture, e-mail address and number of followers do not enter them. You can ask of every score how it is made up, and hide skills that should not count.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and local storage',
      paragraphs: [
        'One cookie keeps you signed in. It is strictly necessary, cannot be read by scripts, and ends when you sign out. Your browser’s local storage keeps the theme, a copy of your name for display, and drafts that you have not sent.',
        'There are no cookies of third parties, and pages load nothing from other sites.',
      ],
    },
    {
      id: 'time',
      title: 'How long',
      paragraphs: [
        'For as long as you have an account. When you delete it, your e-mail address, name, picture and tokens are removed; messages stay in their rooms under “Deleted user”, because they belong to a conversation with others. Backups follow within the operator’s retention time.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'You may ask the operator of this site for a copy of your data, have it corrected, object to its use, or have it deleted, and you may complain to your data protection authority.',
      ],
    },
  ],
} as const;
