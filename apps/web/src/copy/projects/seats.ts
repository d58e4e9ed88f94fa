/** Texts about the seats of a project. */
export const seatsCopy = {
  levels: { any: 'Any level', learning: 'Learning with a mentor', solid: 'Solid' },
  hours: '{count} hours a week',
  oneHour: '1 hour a week',
  /** On a card: the seat that the match is about. */
  seat: 'Seat: {name}',
  /** A seat without skills, and the role for which it fits. */
  seatAs: 'Seat: {name} (best fit: {role})',
  /** On a card without a match: what the project still looks for. */
  openSeats: 'Open seats: {names}',
  open: 'Open seat',
  youFit: 'You fit this seat {score}',
  ask: 'Ask for this seat',
  askName: 'Ask for this seat: {name}',
  label: 'Seat',
  any: 'Any open seat',
  /** Before a request is accepted. */
  fills: 'Accepting fills the seat “{name}”.',
  fillsLast: 'Accepting fills the last open seat, “{name}”.',
  /** After that. */
  filled: 'Seat: {name}.',
  filledLast: 'Seat: {name}, the last open one.',
  withSkills: '{name}: {skills}',
  otherSkills: 'Other skills',
  more: '{count} more',
  /** Teammates by seat. */
  tabs: 'Recommended people by seat',
  all: 'All seats',
  peopleFor: '{count} people for {name}',
  onePersonFor: '1 person for {name}',
  noneFor: 'No one fits the seat {name} yet',
} as const;
