const day = 24 * 3600 * 1000;

/** The privacy page states it as well. */
const keptDays = 90;
/** What is done later than this after a recommendation is not counted as coming of it. */
const attributedDays = 30;

export function forgetBefore(now: Date): Date {
  return new Date(now.getTime() - keptDays * day);
}

export function attributedSince(now: Date): Date {
  return new Date(now.getTime() - attributedDays * day);
}
