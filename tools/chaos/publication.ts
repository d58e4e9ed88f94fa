import { createRemoteEvent, insertFormation } from './cohort.ts';
import { type ChaosOptions, type ChaosResult, killDuring } from './killed-changes.ts';
import { countWronglyNotified, publicationFaults, readState } from './publication-state.ts';

const teamMembers = 4;
const title = 'Chaos week';

/** Kills the server while it publishes teams, and checks after each kill that all teams are published or none is. */
export async function runPublicationChaos(options: ChaosOptions): Promise<ChaosResult> {
  const { teams } = options;
  const expected = { teams, people: teams * teamMembers };
  return await killDuring(async (organiser, db) => {
    const { id } = await createRemoteEvent(organiser, title, expected.people);
    await insertFormation(db, id, teams, teamMembers);
    return {
      name: 'publication',
      make: () => organiser.post(`/api/events/${id}/formations/1/publish`, {}),
      prepare: () => organiser.post(`/api/events/${id}/unpublish`, {}),
      async read() {
        const state = await readState(db, id, title);
        return { isDone: state.publications > 0, faults: publicationFaults(state, expected) };
      },
      countWronglyNotified: () => countWronglyNotified(db, id),
    };
  }, options);
}
