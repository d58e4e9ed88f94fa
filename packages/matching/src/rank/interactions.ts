/** Features that count more together: fresh skills of somebody active, similar work of somebody who joins others. */
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
