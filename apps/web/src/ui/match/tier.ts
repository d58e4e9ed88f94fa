/** The named tiers of a match score of 0–100: Excellent ≥ 85, Strong ≥ 70, Good ≥ 50, else Possible. */
export type Tier = 'Excellent' | 'Strong' | 'Good' | 'Possible';
