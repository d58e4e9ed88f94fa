import { useEffect, useRef, useState } from 'react';

/**
 * Returns the token after the `#` of an email's link. Browsers do not send that part to servers, so it never
 * appears in a log. The page sends it in a request body.
 */
export function linkToken(hash: string): string {
  return hash.replace(/^#/, '');
}

/**
 * Opens an email's link on the first render and after `retry`. The outcome is undefined while it is opened.
 * A page that has the outcome already passes it as `initial`, and the link is not opened.
 */
export function useEmailLink<Outcome>(open: () => Promise<Outcome>, initial?: Outcome) {
  const [outcome, setOutcome] = useState(initial);
  const isOpening = useRef(false);
  useEffect(() => {
    // A link works once, so use it once even if the page renders several times.
    if (outcome !== undefined || isOpening.current) return;
    isOpening.current = true;
    void open().then((next) => {
      isOpening.current = false;
      setOutcome(next);
    });
  }, [open, outcome]);
  return { outcome, retry: () => setOutcome(undefined) };
}
