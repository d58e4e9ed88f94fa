/** A match that is worth an email. */
export function isWorthSending({ tier }: { readonly tier: string }): boolean {
  return tier !== 'Possible';
}
