/** Texts of the public report about the matching. */
export const matchingReportCopy = {
  title: 'How well the matching works',
  lead: 'What a score reads, what it does not read, how good it is, and how evenly this site recommends people. The figures are measured, including those that are not good.',
  contents: 'On this page',
  reads: {
    title: 'What a score reads',
    text: 'A match has two fits from 0 to 100: how well the developer fits the project, and how well the project fits the developer. Each fit is a sum of these terms. The score is the harmonic mean of the two fits, so a match needs both.',
    caption: 'The terms of a fit and their maximum points',
    columns: { term: 'Term', youToProject: 'Developer fits project', projectToYou: 'Project fits developer' },
    total: 'Total',
    neutral: 'If hours, time zone, interests or the last visit are unknown, the term gets an average value.',
  },
  terms: {
    skills:
      'How strong the evidence is for each skill of the seat. A skill that only finished projects show counts little, unless the seat asks for skills shown in work.',
    recent: 'How recently these skills were used, and skills that are often used with them.',
    work: 'Finished projects, repositories and words of the bio that are similar to the project.',
    hours: 'Waking hours in common with the owner, and hours a week.',
    interests: 'Interests and roles that the project asks for or mentions.',
    activity:
      'The last visit and recently finished projects. In the other direction, how new the project is, how many projects its owner has finished, and how many skills it needs.',
    connections:
      'Finished projects with the owner or a member, teammates in common, the same school or area, the same events, and projects at this time of an earlier year. If no connection is known, a quarter of the points.',
    exposure:
      'How rarely the developer was recommended in the last week. Those who are shown rarely get more points.',
  },
  ignores: {
    title: 'What a score does not read',
    items: [
      'Names, usernames, pictures and email addresses',
      'Gender and nationality. The site does not ask for them.',
      'The number of followers',
      'Messages, comments and what people write in requests',
      'The words of private repositories',
      'Skills that you have not confirmed or have hidden',
    ],
  },
  figures: {
    title: 'How good it is',
    text: 'We load public records of finished software projects into a copy of this site and ask it about the time that followed. For each question we compare its answer with what really happened.',
    dates:
      'The copy has projects from before {history}. The questions are from {from} to {before}. Measured on {date} with version {version} of the score.',
    older:
      'The site now uses version {current}. These figures are those of version {version}, and say little about the new one.',
    compare:
      'The plain method is the best of several simple ones, such as comparing words. “Better” and “worse” mean that the difference is more than two standard errors.',
    caption: 'Measured figures beside the best plain method',
    columns: { question: 'Question', here: 'This site', baseline: 'Plain method', verdict: 'Compared' },
    oneCount: 'Counted once over {count} places, so there is no standard error.',
    count: '{count} questions',
    none: 'There are no figures yet',
    noneHint: 'Nothing has been measured with this version of the site.',
    verdicts: { better: 'Better', worse: 'Worse', even: 'No clear difference' },
    measures: {
      title: 'How to read the figures',
      items: [
        'nDCG@10: how near the right answers are to the top of the first ten. 1 is perfect.',
        'P@10: the share of the first ten that is right.',
        'R@100: the share of the right answers that is among the first hundred.',
        'AUC: how often a right answer is ahead of a wrong one. 0.5 is chance.',
        'Verified: the share of the needed skills that a member of the team proved later.',
        'P, R and F1: the share of the found skills that is right, the share of the right skills that is found, and both in one figure.',
      ],
    },
  },
  tasks: {
    'a-new': 'People for a project who had not worked with its owner',
    'a-all': 'People for a project, teammates of its owner included',
    'a-cap': 'People who can do what a project needs, for a seat that asks for skills shown in work',
    'b-new': 'Projects of strangers for a person',
    'b-all': 'Projects for a person, those of teammates included',
    team: 'Teams that together cover what a project needs',
    joss: 'Reviewers for a paper about software',
    ads: 'Required skills in job advertisements',
    texts: 'Skills in descriptions of projects',
    repos: 'Skills in repositories',
  },
  metrics: {
    verified: 'Verified',
    'distinct/slots': 'Different people per place',
    'top 1% share': 'Share of the most chosen 1 %, lower is better',
  },
  exposure: {
    title: 'How evenly this site recommends people',
    text: 'Recommendations give chances, so they should not always go to the same few people. We count how often each person was recommended to owners of projects in the last {days} days. The count has no names, and people who opted out of learning are not in it.',
    caption: 'Exposure on this site',
    columns: { figure: 'Figure', value: 'Value' },
    summary: '{shown} of {people} people filled the {slots} places.',
    figures: {
      gini: 'Gini coefficient',
      distinctPerSlot: 'Different people per place',
      topShare: 'Share of the most shown 1 %',
    },
    meaning: {
      gini: '0: everyone is shown equally often. Close to 1: a few people are shown almost always.',
      distinctPerSlot: '1: no one is shown twice. Lower: the same people are shown repeatedly.',
      topShare: 'Share of all places. The most shown 1 % is at least one person.',
    },
    loading: 'Loading the figures of this site…',
    none: 'Too few recommendations to report',
    noneHint:
      'Figures are shown from {minPeople} people and {minSlots} places on. With fewer, they would describe single people.',
    failed: 'The figures of this site could not be loaded.',
    retry: 'Try again',
    counted: 'Counted on {date}.',
  },
  version: {
    title: 'Version',
    release: 'The points above are those of this release, version {version}.',
    same: 'This site uses them.',
    other: 'This site now uses version {policy}. Reload the page to see its points.',
    method:
      'Every version has an id that changes with any point or rule. Each recommendation is logged with the id of the version that made it.',
  },
} as const;
