interface Market {
  readonly projects: number;
  readonly people: number;
}

/** The most projects for each person first; skills that no project asks for last. */
export function scarcestFirst<Skill extends Market>(skills: readonly Skill[]): Skill[] {
  return skills.toSorted(
    (a, b) => b.projects * (a.people + 1) - a.projects * (b.people + 1) || b.projects - a.projects,
  );
}
