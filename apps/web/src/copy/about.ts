export const aboutCopy = {
  title: 'About Teamwright',
  lead: 'A wright makes things by joining parts. Teamwright joins developers to the teams and projects where their work fits, and says why.',
  contents: 'On this page',
  sections: [
    {
      id: 'for-whom',
      title: 'For whom it is',
      paragraphs: [
        'For developers who want to build something with others: a first project beside people who know more, an idea that needs three more pairs of hands, a hackathon team, a society at a school.',
        'You can post a project, say what it needs, and see who covers it. Or you can look for a project that has room for what you can do, and ask to join.',
      ],
    },
    {
      id: 'matching',
      title: 'How matching works',
      paragraphs: [
        'A project names the technologies and skills it needs. A profile has skills: those that you declare, and those that your work shows. The matching engine compares the two in both directions, you for the project and the project for you.',
        'Every score is a sum. The page of a project lists its terms, which skills are covered, which are missing, and what you would add that nobody on the team has yet. Knowing a framework implies knowing its language, so related skills count for a part.',
        'Names, pictures, e-mail addresses and follower counts never enter a score.',
      ],
    },
    {
      id: 'together',
      title: 'Working together',
      paragraphs: [
        'You ask to join; the owner accepts or declines. Owners can also invite people. When a request is accepted, the seat is taken and the project’s chat room opens to you.',
        'A request does not stay open for ever: after 14 days without an answer it expires, and both sides are told.',
      ],
    },
    {
      id: 'control',
      title: 'You stay in control',
      paragraphs: [
        'Skills that the engine finds are proposals until you confirm them. A hidden skill stays hidden. Your e-mail address is shown in full only to members of your own teams.',
        'You can delete your account from your profile at any time.',
      ],
    },
  ],
} as const;
