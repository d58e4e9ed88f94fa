export const aboutCopy = {
  title: 'About Teamwright',
  lead: 'A wright makes things by joining parts. Teamwright joins developers to the teams and projects where their work fits, and shows why.',
  contents: 'On this page',
  aboutMatching: 'How well the matching works',
  sections: [
    {
      id: 'for-whom',
      title: 'Who it is for',
      paragraphs: [
        'For developers who want to build something with others: a first project with more experienced people, an idea that needs three more people, a hackathon team or a school club.',
        'You can post a project, list what it needs and see who covers it. Or you can look for a project that needs your skills and ask to join.',
      ],
    },
    {
      id: 'matching',
      title: 'How matching works',
      paragraphs: [
        'A project lists the technologies and skills it needs. A profile lists the skills that you declare and the skills that your work proves. The matching engine compares the two in both directions: how you fit the project, and how the project fits you.',
        'Every score is a sum. The project’s page shows its parts: which skills are covered, which are missing, and what you would add that no one on the team has yet. Knowing a framework implies knowing its language, so related skills count in part.',
        'Names, pictures, email addresses and follower counts never affect a score.',
      ],
    },
    {
      id: 'together',
      title: 'Working together',
      paragraphs: [
        'You ask to join, and the owner accepts or rejects your request. Owners can also invite people. When a request is accepted, you take a seat on the team and can enter the project’s chat room.',
        'A request expires after 14 days without an answer. Both sides are then notified.',
      ],
    },
    {
      id: 'control',
      title: 'You stay in control',
      paragraphs: [
        'Skills that the engine finds are suggestions until you confirm them. A hidden skill stays hidden. Your email address is shown in full only to members of your own teams.',
        'You can delete your account from your profile at any time.',
      ],
    },
  ],
} as const;
