export const privacyCopy = {
  title: 'Privacy Policy',
  lead: 'What this site stores about you, who sees it, and how to get rid of it.',
  contents: 'On this page',
  sections: [
    {
      id: 'stored',
      title: 'What is stored',
      paragraphs: [
        'Your account: username, email address, and a hash of your password. The password cannot be read back from the hash. If you use them: the public keys of your passkeys with their names, and the encrypted key of your authenticator app.',
        'Your profile, as far as you fill it in: bio, workplace, area, school, time zone, hours a week, interests, roles and skills. Areas and schools are words that you type; no location is ever measured.',
        'Pictures that you upload. This server re-encodes them, which removes camera data such as the location.',
        'What you do here: projects, requests, invitations, notifications, chat messages, and when you read them. We record which of your skills are proven by the projects that you post and by the teams that accept you. For matching, we store the day of your last visit, and for the news on your home page when your last two visits ended. For your safety, we store when and with which browser you signed in.',
        'If you sign in with GitHub: your public profile and the repositories that you upload. We read a repository’s description, languages, topics, file names, README and the files that list libraries and services. We store the skills that we find there, each with one line as evidence. For public repositories we also store the words of the description and the README, for matching only and without code, addresses and secrets. We delete these words when you remove the repository, or when it becomes private or disappears from GitHub. We check again once a day until you remove the repository or unlink GitHub. The access token is stored encrypted and never leaves the server.',
      ],
    },
    {
      id: 'seen',
      title: 'Who sees it',
      paragraphs: [
        'Everyone sees your username, picture, the projects you post, and the skills that you have declared or confirmed. Everyone also sees the evidence for these skills: lines in public repositories, projects you post and teams you belong to. Private repositories are never named or quoted to anyone else. Suggested skills are visible only to you. Members of a room see its messages and each other’s email addresses. In recommendations, your address is masked unless you choose otherwise.',
        'Nearby lists people by area and school. It shows you only if you switch it on. Other people on Nearby then see your name, picture, school, confirmed skills and projects. Areas and schools with fewer than five people are not named but shown as part of a wider group. You can leave at any time, there or in your settings, and disappear from it immediately.',
        'If you confirm an email address of your school, everyone sees the domain of that address and, if only schools can have that domain, that the school is verified. The address itself is not stored. We store only a code that cannot be turned back into the address. It prevents one address from verifying two accounts.',
        'Nothing is sold or passed on for advertising. The operator’s administrators see what they need to keep the service running and to handle reports.',
      ],
    },
    {
      id: 'matching',
      title: 'How matching uses it',
      paragraphs: [
        'Scores are computed on this site’s own server. They use your skills, interests, hours, time zone, area and school, and the day of your last visit (owners and co-owners see “Active in the last 30 days”). They also use the words of your bio and of the descriptions and READMEs of the public repositories that you upload. Words of private repositories are not used, and no repository words are used while GitHub is not linked. Your name, picture, email address and number of followers do not affect scores. You can see how every score is calculated, and hide skills that should not count.',
      ],
    },
    {
      id: 'learning',
      title: 'Learning from recommendations',
      paragraphs: [
        'To improve matches, and so that no one is shown too often or never, this site records which projects were recommended to you, and when you or other people were recommended to an owner or co-owner of a project. Each record contains the position, the score, the version of the rules, and the time. It also contains the result: whether the project or person was opened, whether someone was invited or asked to join, and whether that was accepted or rejected. What was written or read there is not recorded.',
        'The records are used only on this site’s own server, to count how often people are shown and what follows. How often you were shown in the last week, in five steps, counts for a few points when people are recommended to a project’s owner or co-owner. People who were rarely shown get more points, and the owner or co-owner sees how many. Nothing else about you from these records appears on any page. Administrators see totals without names. The page “How well the matching works” shows some of these totals to everyone once they cover at least 20 people. Every record is deleted after 90 days, or with your account.',
        'You can switch this off in your settings, under “Learning from recommendations”. From then on, nothing is recorded about recommendations that you view, that show you, or that belong to your project. Earlier records are deleted. You are then treated like a developer who is recommended neither rarely nor often. The recommendations that you get do not change.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and local storage',
      paragraphs: [
        'One cookie keeps you signed in. It is strictly necessary, cannot be read by scripts, and ends when you sign out. A second cookie recognises a browser in which you have signed in before. It prevents others who guess your password from locking you out of your account. It is read only when you sign in or request an email, lasts 180 days, and is removed when you delete your account in this browser. Your browser’s local storage keeps the theme, a copy of your name for display, and drafts that you have not sent.',
        'While you sign in with a passkey, or enter the code of your authenticator app, one more cookie ties these steps to your browser. It lasts five minutes.',
        'There are no third-party cookies, and pages load nothing from other sites.',
      ],
    },
    {
      id: 'counts',
      title: 'Counting page views',
      paragraphs: [
        'Nothing is counted unless the operator turns it on. If it is on, this site counts how often each kind of page was opened per day, and how many page loads were fast or slow. Only these totals are stored: no cookie, no identifier, no network address, and not which project or person a page was about.',
        'If your browser sends “Do Not Track” or “Global Privacy Control”, your visits are not counted. The totals are shown to the administrators and not passed on to anyone.',
      ],
    },
    {
      id: 'mail',
      title: 'Emails',
      paragraphs: [
        'We send emails that you request, for example to confirm your address or to set a new password. We also send emails about what happens in your projects, immediately or once a day. You choose which ones in your settings, and each of them has a link that stops its kind. Emails contain no picture or link that shows whether you read them. There is no newsletter, and your address is not given to anyone.',
      ],
    },
    {
      id: 'time',
      title: 'How long',
      paragraphs: [
        'We keep your data for as long as you have an account. Records of recommendations are kept for 90 days. The record of sign-ins and of decisions about accounts, which contains no names, is kept for 365 days. A reported picture is kept until 90 days after the administrators’ decision, even if its message is deleted. When you delete your account, your email address, name, picture and tokens are removed. Your messages stay in their rooms under “Deleted user”, because they belong to a conversation with others. Backups are deleted within the operator’s retention time.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'At any time, you can see and correct your profile, download everything that is stored about you as one file, and delete your account with everything in it.',
        'You may also ask the operator of this site about your data, object to its use, and complain to your data protection authority.',
      ],
    },
  ],
} as const;
