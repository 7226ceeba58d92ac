/** Whose account a screen is read on: one's own, or that of the customer whom staff have opened. Texts say "you" to the first alone. */
export type Whose = 'own' | 'theirs'
