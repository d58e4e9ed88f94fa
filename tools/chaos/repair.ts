import { createRemoteEvent, insertFormation, insertRepair } from './cohort.ts';
import { type ChaosOptions, type ChaosResult, killDuring } from './killed-changes.ts';
import { countWronglyMoved, readRepairState, repairFaults } from './repair-state.ts';

const teamMembers = 4;

/**
 * Kills the server while it applies repairs, and checks after each kill that all of the repair is applied or nothing.
 */
export async function runRepairChaos(options: ChaosOptions): Promise<ChaosResult> {
  const { teams } = options;
  const expected = { teams, people: teams * teamMembers };
  return await killDuring(async (organiser, db) => {
    const { id } = await createRemoteEvent(organiser, 'Chaos repairs', expected.people);
    await insertFormation(db, id, teams, teamMembers);
    await organiser.post(`/api/events/${id}/formations/1/publish`, {});
    let version = 2;
    await insertRepair(db, id, version);
    return {
      name: 'repair',
      make: () => organiser.post(`/api/events/${id}/formations/${version}/apply`, {}),
      prepare: () => insertRepair(db, id, ++version),
      async read() {
        const state = await readRepairState(db, id, version);
        return { isDone: state.isApplied, faults: repairFaults(state, expected) };
      },
      countWronglyNotified: () => countWronglyMoved(db, id),
    };
  }, options);
}
