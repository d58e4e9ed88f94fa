export const dashboardCopy = {
  navigation: 'Dashboard',
  noBio: 'No bio yet.',
  noWorkplace: 'No workplace given',
  editProfile: 'Edit profile',
  emptyHint: 'Repositories that you bring from GitHub appear here.',
  opensInNewTab: '(opens in a new tab)',
  upload: {
    text: 'Bring a repository from GitHub as a project. The languages and libraries in it become evidence for your skills.',
    repository: 'Repository',
    notLinked: 'No GitHub account is linked.',
    link: 'Link a GitHub account',
    unavailable: 'This installation is not connected to GitHub.',
    preview: 'Chosen repository',
    none: 'Your GitHub account shows us no repositories.',
    again: 'Try again',
  },
} as const;
