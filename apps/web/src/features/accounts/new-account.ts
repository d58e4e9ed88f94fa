interface NewAccount {
  email: string;
  password: string;
}

/** Only in memory: it must not be in the history or the storage of the browser. */
let kept: NewAccount | undefined;

/** Keeps what the user typed on the sign-up page for the sign-in page that follows. */
export function keepNewAccount(account: NewAccount): void {
  kept = account;
}

/** The password of the account that was created just now; empty for any other. */
export function passwordOfNewAccount(email: string): string {
  return kept?.email === email ? kept.password : '';
}

export function forgetNewAccount(): void {
  kept = undefined;
}
