/** Asks whether the user leaves without saving. Resolves to false if the user stays. */
export type LeaveQuestion = () => Promise<boolean>;

/** The questions of the forms with unsaved edits. A form whose question was removed no longer keeps the user. */
export const leaveQuestions = new Set<LeaveQuestion>();

/** Asks all questions before something other than a link ends the page. Returns false if the user stays. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of leaveQuestions) if (!(await ask())) return false;
  return true;
}
