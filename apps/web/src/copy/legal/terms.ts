export const termsCopy = {
  title: 'Terms of Service',
  lead: 'The rules for using this site, in plain words. By creating an account you agree to them.',
  contents: 'On this page',
  sections: [
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'Use an email address that is yours, choose a password that you use nowhere else, and keep it secret. You are responsible for what happens under your account until you tell the operator that someone else has had access to it.',
        'One person may have one account. Do not create accounts with automated tools.',
      ],
    },
    {
      id: 'content',
      title: 'What you post',
      paragraphs: [
        'Projects, requests and messages remain yours. By posting them you allow the site to store them and to show them to the people they are meant for: postings to everyone, chat messages to the members of that room.',
        'You must be allowed to post what you post. Do not post other people’s private information, code that you have no right to share, or anything unlawful.',
      ],
    },
    {
      id: 'conduct',
      title: 'How we treat each other',
      paragraphs: [
        'Be honest about what you can do and how much time you have. Do not harass, threaten or discriminate against anyone. Do not send invitations or requests in bulk; the site limits their number.',
        'Do not try to bypass limits, read what is not meant for you, or disrupt the service.',
      ],
    },
    {
      id: 'projects',
      title: 'Agreements between members',
      paragraphs: [
        'A project is an agreement between its members. The team decides who owns the result, how it is licensed and whether anyone is paid. The site is not a party to it.',
        'Match scores are an aid. They are computed from what profiles and postings say and do not promise that a team will work out.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending',
      paragraphs: [
        'You can delete your account at any time. Projects that you own pass to a co-owner or are archived; your messages stay under the name “Deleted user”.',
        'The operator may suspend an account that breaks these terms, and will say why unless the law forbids it.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability and changes',
      paragraphs: [
        'The service is provided as it is, free of charge and without a promise that it is always available. Nothing here limits rights that the law gives you and that cannot be waived.',
        'When these terms change, the new version appears on this page before it takes effect.',
      ],
    },
  ],
} as const;
