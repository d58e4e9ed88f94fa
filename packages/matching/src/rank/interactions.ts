/**
 * Pairs of features that count more together: fresh skills of an active developer, similar work of one who
 * joins others.
 */
export const interactions: readonly (readonly [string, string])[] = [
  ['skills.strength', 'active.quarter'],
  ['skills.strength', 'joined'],
  ['skills.kin', 'active.quarter'],
  ['text.best', 'active.quarter'],
  ['text.best', 'joined'],
  ['tags.best', 'active.quarter'],
  ['both.best', 'joined'],
  ['active.quarter', 'joined'],
  ['active.quarter', 'project.days'],
  ['joined.lately', 'project.days'],
  ['school', 'active.quarter'],
  ['season.same', 'active.quarter'],
  ['together.lately', 'skills.strength'],
  ['together.lately', 'text.best'],
  ['owner.known', 'works.lately'],
];
