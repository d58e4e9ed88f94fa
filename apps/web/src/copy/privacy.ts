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
        'Pictures that you upload. They are drawn anew on this server, which removes what a camera wrote into them, such as the place.',
        'What you do here: projects, requests, invitations, notifications, chat messages, and when you read them. From the projects that you post, and from the teams that accept you, we note which of your skills they speak for. The day on which you were last here, for matching. For your safety also when and with which browser you signed in.',
        'If you sign in with GitHub: your public profile and the repositories that you bring. Of these we read the description, languages, topics, names of files, README and the files that list libraries and services, and keep the skills that we find there, each with one line that shows it. Of public ones we also keep, for matching alone, the words of the description and of the README, without code, addresses and secrets. They go when the repository does, turns private or is gone from GitHub. We look again once a day, until you remove the repository or unlink GitHub. The access token is stored encrypted and never leaves the server.',
      ],
    },
    {
      id: 'seen',
      title: 'Who sees it',
      paragraphs: [
        'Everyone sees your username, picture, the projects you post, and the skills that you have declared or confirmed, with the places in public repositories, the projects you post and the teams you belong to that speak for them. Private repositories are neither named nor quoted to anyone else, and skills that we only propose are shown to you alone. Members of a room see its messages and each other’s e-mail addresses. In recommendations your address is masked unless you choose otherwise.',
        'Nearby, the lists of people by area and school, shows you only if you switch it on: your name, picture, school, confirmed skills and projects, to others who are there too. Areas and schools of fewer than five people are not shown by name, but as part of a wider group. You leave it at any time, there or in your profile, and are gone from it at once.',
        'If you prove a mail address of your school, everyone sees that the school is verified and the domain of that address. The address itself is not stored, only a code that cannot be turned back into it and keeps it from proving two accounts.',
        'Nothing is sold or passed on for advertising. The operator’s administrators see what they need to keep the service running and to handle reports.',
      ],
    },
    {
      id: 'matching',
      title: 'How matching uses it',
      paragraphs: [
        'Scores are computed on this site’s own server from skills, interests, hours, time zone, area and school, from the day on which you were last here (leads read “Active in the last 30 days”), and from words: of your bio, and of the descriptions and READMEs of the public repositories that you bring. Words of private ones are not used, and none while GitHub is not linked. Your name, picture, e-mail address and number of followers do not enter them. You can ask of every score how it is made up, and hide skills that should not count.',
        'The operator may have texts compared by meaning with the help of another service, which is off unless they turn it on. Then that service is sent texts that every visitor can read anyway: bios, the descriptions and READMEs of public repositories, and projects, without usernames of their authors and mail addresses. It answers with numbers that are kept here and only suggest whom to look at; they give no points. Nothing of private repositories, chats or requests is sent. The numbers go with your account; the file that you can download has the texts they were made of.',
      ],
    },
    {
      id: 'learning',
      title: 'Learning from recommendations',
      paragraphs: [
        'So that matches get better and no one is shown too often or never, this site notes which projects were recommended to you, and which people, you among them, were recommended to the lead of a project: at which place, with which score and which parts of it, by which version of the rules, and when. It also notes what came of it: whether the project or the person was opened, somebody was invited or asked to join, and whether that was accepted or rejected. Nothing of what was said or read there is part of it.',
        'This is used on this site’s own server only, to count how often people are shown and to check and adjust the weights of the score. How often you were shown in the last week, in five steps, counts for a few points when people are recommended to the lead of a project: whoever was seldom shown gets more of them, and that lead sees how many. Nothing else of it is on any page; administrators see sums without names. Every entry is removed after 90 days, and with your account.',
        'You can switch it off in your profile, under “Learning from recommendations”. From that moment nothing is noted in which you take part, as the one who looks, who is shown, or whose project it is, and what was noted before is removed. Then you count as neither seldom nor often shown, and get the same recommendations as before.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and local storage',
      paragraphs: [
        'One cookie keeps you signed in. It is strictly necessary, cannot be read by scripts, and ends when you sign out. A second one lets us recognise a browser that you signed in with before, so that others who guess at your password cannot lock you out of your account. It is only read when you sign in or ask for mail, lasts 180 days, and goes when you delete your account in this browser. Your browser’s local storage keeps the theme, a copy of your name for display, and drafts that you have not sent.',
        'There are no cookies of third parties, and pages load nothing from other sites.',
      ],
    },
    {
      id: 'counts',
      title: 'Counting page views',
      paragraphs: [
        'Unless the operator turns it on, nothing is counted. Where it is on, this site adds up how often each kind of page was opened on a day, and how many loads were fast or slow. Only these sums are stored: no cookie, no identifier, no network address, and not which project or person a page was about.',
        'If your browser sends “Do Not Track” or “Global Privacy Control”, your visits are not counted. The sums are shown to the administrators and passed on to nobody.',
      ],
    },
    {
      id: 'mail',
      title: 'Mail',
      paragraphs: [
        'You get mail that you have asked for, such as to verify your address or to set a new password, and mail about what happens in your projects, at once or once a day. Your profile says which; every such mail has a link that stops its kind. Mails contain no picture or link that tells whether you read them. There is no newsletter, and your address is given to nobody.',
      ],
    },
    {
      id: 'time',
      title: 'How long',
      paragraphs: [
        'For as long as you have an account; notes on recommendations for 90 days; the record of sign-ins and of decisions about accounts, which names no one, for 365 days; a picture that somebody reported until 90 days after administrators have decided, also when its message is gone. When you delete it, your e-mail address, name, picture and tokens are removed; messages stay in their rooms under “Deleted user”, because they belong to a conversation with others. Backups follow within the operator’s retention time.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'You can see and correct what your profile says, download everything that is held on you as one file, and delete your account with everything in it, yourself and at any time.',
        'You may also ask the operator of this site about your data, object to its use, and complain to your data protection authority.',
      ],
    },
  ],
} as const;
