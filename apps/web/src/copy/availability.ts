/** The weekly hours of a user, and those of a team. */
export const availabilityCopy = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  shortDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  title: 'When you have time',
  hint: 'Drag over hours.',
  keys: 'Or move with the arrow keys, choose with Space and extend with Shift.',
  presets: { daytime: 'Weekdays 9–17', evenings: 'Evenings 18–22', weekends: 'Weekends 10–18' },
  presetsLabel: 'Common hours',
  clear: 'Clear',
  single: 'Choose hours',
  night: 'Night hours before {hour}:00',
  cell: '{day} {start} to {end}',
  noHours: 'no hours',
  chosen: { one: '{times}: 1 hour a week.', many: '{times}: {count} hours a week.' },
  all: 'Every hour of the week. Most people leave time to sleep.',
  empty: 'Nothing chosen. We assume 08:00 to 22:00 on every day.',
  zone: {
    label: 'Time zone',
    placeholder: 'Choose your time zone',
    noMatch: 'No time zone has this name.',
    use: 'Use {zone}',
    needed: 'Choose your time zone, so that others see these hours on their clock.',
  },
  team: {
    title: 'Shared hours',
    /** `two` for a team of two. */
    all: { two: 'Both: {times}.', more: 'All {count}: {times}.' },
    none: { two: 'No hour suits both.', more: 'No hour suits all {count}.' },
    allAssumed: {
      two: 'With assumed hours, both: {times}.',
      more: 'With assumed hours, all {count}: {times}.',
    },
    noneAssumed: {
      two: 'With assumed hours, no hour suits both.',
      more: 'With assumed hours, no hour suits all {count}.',
    },
    /** Two people, each with a time. */
    closest: 'The closest hours: {one} {oneTime}, {other} {otherTime}.',
    most: '{count} of {people}: {times}.',
    zone: 'Times are in {zone} time, for this week.',
    assumed: 'Assumed 08:00 to 22:00: {names}.',
    add: 'Add your hours',
    day: '{day}: {parts}',
    part: '{count} of {people} at {times}',
    nobody: 'No one',
    everyone: 'all',
  },
} as const;
