/** Limits that both sides state and enforce. Free of zod, so that the web can load it cheaply. */
export const limits = {
  username: { min: 2, max: 40 },
  password: { min: 8, max: 128 },
  email: { max: 254 },
  /** Passkeys of one user. */
  passkeys: 10,
  passkeyName: { max: 60 },
  secondFactorCode: { max: 64 },
  bio: { max: 2000 },
  workplace: { max: 120 },
  area: { max: 120 },
  school: { max: 120 },
  hoursPerWeek: { min: 1, max: 80 },
  tag: { max: 40 },
  tags: { max: 30 },
  title: { max: 120 },
  description: { max: 4000 },
  responsibilities: { max: 4000 },
  teamSize: { min: 1, max: 50 },
  /** Skills that a composed team must show. */
  mustHaves: 30,
  note: { max: 500 },
  role: { max: 60 },
  reason: { max: 500 },
  chatMessage: { max: 4000 },
  /** UTF-16 code units of the longest emoji, and how many different ones a message takes. */
  emoji: { max: 40 },
  reactionKinds: 20,
  /** Messages that a room has pinned at a time. */
  pins: 50,
  /** Pictures of one message, and what each is described with. */
  messagePictures: { max: 4, alt: 300 },
  chatSearchPage: { default: 20, max: 50 },
  /** Characters of a message that a reply quotes. */
  replyQuote: 160,
  comment: { max: 2000 },
  clientId: { max: 64 },
  searchTerm: { max: 200 },
  /** How often one filter may be given, and how many of its values in use are counted. */
  filterValues: { max: 20 },
  facetValues: { max: 100 },
  page: { default: 12, max: 100 },
  chatPage: { default: 50, max: 200 },
  commentPage: { default: 10, max: 100 },
  /** Answers shown with a question before one asks for more. */
  firstAnswers: 3,
  adminPage: { default: 20, max: 100 },
  auditAction: { max: 60 },
  notificationPage: { default: 30, max: 100 },
  /** Fewer people than this are no group of their own on Nearby, and what they typed is suggested to nobody. */
  nearbyPeople: { least: 5 },
  nearbyGroups: { default: 6, max: 24, people: 6, projects: 3 },
  similarProjects: 3,
  /** One's own projects, and one's rooms, in one answer: the newest, or those with the latest message. */
  ownProjects: { max: 200 },
  rooms: { max: 200 },
  recommendations: { max: 12 },
  /** Days for which it is kept who was recommended; the privacy page states it. */
  shownDays: 90,
  /** Days for which the audit trail keeps what was done. A trigger in the database has the same number. */
  auditDays: 365,
  /** Days after a rejection in which the same person may not ask again. */
  coolingOffDays: 30,
  /** Days after which a request nobody answered expires. */
  requestExpiryDays: 14,
  /** Days after which the one who asked may remind once, and after which the clock does. */
  remindAfterDays: 5,
  clockRemindsAfterDays: 7,
  /** That one person sends, and that one person gets. */
  invitationsPerWeek: 30,
  invitationsToOnePerWeek: 20,
  /** What waits on one project, or what one person waits for, in one answer. */
  pendingRequests: { max: 100 },
  /** How an owner answers is shown from so many requests on, and counts so many of the latest. */
  answerRecord: { least: 3, latest: 50 },
  /** People whom one person may have blocked. */
  blocks: { max: 500 },
  /** That one person may have brought from the code host. */
  repositories: { max: 100 },
  bodyBytes: 256 * 1024,
  picture: {
    /** A picture is smaller than this. */
    bytes: 2 * 1024 * 1024,
    pixels: 16_000_000,
    /** Uploads that one person may begin within 24 hours. */
    perDay: 20,
    /** The same for pictures of rooms, which count by themselves. */
    perDayInRooms: 100,
  },
} as const;

/** How long a person is shown as typing after the last keystroke, in milliseconds. */
export const typingIdleMs = 1000;
