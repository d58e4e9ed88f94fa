const maxTitleLength = 120;
const maxDescriptionLength = 4000;
const maxBioLength = 2000;

/**
 * Limits that the server and the web client enforce. Without zod, so that the web client loads them cheaply.
 */
export const limits = {
  username: { min: 2, max: 40 },
  password: { min: 8, max: 128 },
  email: { max: 254 },
  /** Passkeys of one user. */
  passkeys: 10,
  passkeyName: { max: 60 },
  secondFactorCode: { max: 64 },
  bio: { max: maxBioLength },
  workplace: { max: 120 },
  area: { max: 120 },
  school: { max: 120 },
  hoursPerWeek: { min: 1, max: 80 },
  tag: { max: 40 },
  tags: { max: 30 },
  title: { max: maxTitleLength },
  description: { max: maxDescriptionLength },
  responsibilities: { max: 4000 },
  /** Texts in which skills are searched. A posting is a title, an empty line and a description. */
  skillText: {
    posting: maxTitleLength + '\n\n'.length + maxDescriptionLength,
    advertisement: 20_000,
    bio: maxBioLength,
    resume: 20_000,
  },
  teamSize: { min: 1, max: 50 },
  /** Seats of a project; a larger team has members without a seat of their own. */
  seats: { max: 30 },
  seatName: { min: 2, max: 40 },
  seatSkills: { max: 12 },
  /** Maximum number of must-haves of a composed team. */
  mustHaves: 30,
  note: { max: 500 },
  role: { max: 60 },
  reason: { max: 500 },
  chatMessage: { max: 4000 },
  /** Maximum length of an emoji in UTF-16 code units, and of different emoji per message. */
  emoji: { max: 40 },
  reactionKinds: 20,
  /** Pinned messages per room. */
  pins: 50,
  /** Pictures per message, and the length of their descriptions. */
  messagePictures: { max: 4, alt: 300 },
  chatSearchPage: { default: 20, max: 50 },
  /** Characters of a message quoted in a reply. */
  replyQuote: 160,
  comment: { max: 2000 },
  clientId: { max: 64 },
  searchTerm: { max: 200 },
  /** Saved searches of a user. */
  savedSearches: 20,
  savedSearchName: { max: 80 },
  /** How often a filter may be repeated, and how many of its used values are counted. */
  filterValues: { max: 20 },
  facetValues: { max: 100 },
  page: { default: 12, max: 100 },
  chatPage: { default: 50, max: 200 },
  commentPage: { default: 10, max: 100 },
  /** Answers shown with a question before the user asks for more. */
  firstAnswers: 3,
  adminPage: { default: 20, max: 100 },
  auditAction: { max: 60 },
  notificationPage: { default: 30, max: 100 },
  /** Groups with fewer users are not shown on Nearby, and texts of fewer users are not suggested. */
  nearbyPeople: { min: 5 },
  /** Only users with a verified email address whose account is at least this old count for suggestions. */
  nearbySuggestions: { minAccountAgeDays: 7 },
  nearbyGroups: { default: 4, max: 24, people: 3, projects: 3 },
  similarProjects: 3,
  /** The user's own projects, and rooms, per response: the newest, or those with the latest message. */
  ownProjects: { max: 200 },
  rooms: { max: 200 },
  recommendations: { max: 12 },
  /** Days for which recommendations are logged; stated on the privacy page. */
  shownDays: 90,
  /** The days of the public figures about recommendations, and the smallest site that publishes them. */
  publicExposure: { days: 30, minPeople: 20, minSlots: 100 },
  /** Days for which the audit trail is kept. A trigger in the database has the same number. */
  auditDays: 365,
  /** Days after a rejection during which the same user cannot ask again. */
  coolingOffDays: 30,
  /** Days until a pending request expires. */
  requestExpiryDays: 14,
  /** Days until the sender of a request may send a reminder, and until the server sends one. */
  remindAfterDays: 5,
  jobRemindsAfterDays: 7,
  /** Invitations that a user can send, and receive, per week. */
  invitationsPerWeek: 30,
  invitationsToOnePerWeek: 20,
  /** Pending requests of a project or a user per response. */
  pendingRequests: { max: 100 },
  /** An owner's response times are shown from `min` requests on, computed from the `latest` ones. */
  answerRecord: { min: 3, latest: 50 },
  /** Maximum number of blocked users per user. */
  blocks: { max: 500 },
  /** Repositories that a user can import from the code host. */
  repositories: { max: 100 },
  /** Bytes of the body of a request, except uploads. */
  bodyBytes: 256 * 1024,
  eventPlace: { max: 160 },
  eventCapacity: { min: 2, max: 10_000 },
  eventTeamSize: { min: 1, max: 20 },
  eventRoles: 20,
  eventQuestions: 30,
  eventOrganisers: 20,
  eventIdeas: 500,
  /** Ideas that one participant can propose. */
  ideasPerParticipant: 5,
  ideaDescription: { max: 2000 },
  questionLabel: { max: 200 },
  questionOptions: { min: 2, max: 20 },
  answer: { max: 500 },
  emailDomain: { max: 100 },
  emailDomains: 20,
  joinCode: { min: 4, max: 64 },
  participantRoles: 6,
  participantLanguages: 10,
  participantWishes: 10,
  participantFriends: 10,
  eventRules: 200,
  /** Groups of participants in one rule, and participants in one group. */
  lockedGroups: 500,
  lockedGroup: { min: 2, max: 20 },
  eventParticipantPage: 1_000,
  /** Skills in the figures of an event. */
  eventSkills: 30,
  /** Versions of the teams of an event. */
  formations: 50,
  formingSeconds: { min: 1, max: 60, default: 10 },
  repairSeconds: 5,
  /** How long participants can answer whether they want to move. */
  askHours: { min: 1, max: 168, default: 24 },
  /** Participants that one call moves between teams. */
  movesAtOnce: 50,
  swapsAtOnce: 20,
  pairsApart: 1_000,
  webhookUrl: { max: 500 },
  pulseWord: { max: 140 },
  thanks: { max: 280 },
  csvBytes: 2 * 1024 * 1024,
  /** With the line of headings. */
  csvLines: 10_001,
  /** Lines of a file that organisers see before the import, as they will be read. */
  csvPreview: 3,
  csvLine: { max: 4_000 },
  csvColumn: { max: 100 },
  sockets: {
    /** Connections of one user to one server process. A further one is refused. */
    perUser: 20,
    /**
     * A message of 4,000 characters takes 24 KB with every character escaped, and 48 KB with three decomposed
     * characters of three bytes for each; the rest of the packet is small.
     */
    packetBytes: 64 * 1024,
    /** Events that the server works on at once, for one socket and for one user. More closes the socket. */
    eventsInWork: 20,
    eventsInWorkPerUser: 60,
    /** Events of any name by one user. More closes the sockets that send them. */
    events: { max: 1_000, seconds: 10 },
  },
  picture: {
    /** Pictures must be smaller than this. */
    bytes: 2 * 1024 * 1024,
    pixels: 16_000_000,
    /** Uploads that a user can start within 24 hours. */
    perDay: 20,
    /** The same for pictures of rooms, which are counted separately. */
    perDayInRooms: 100,
  },
} as const;

/** Time after the last keystroke for which a user is shown as typing, in milliseconds. */
export const typingIdleMs = 1000;
