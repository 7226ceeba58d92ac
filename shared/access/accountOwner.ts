/**
 * Returns whether users see their own account, or staff see the account of a customer. Texts say "you" only to the
 * former.
 */
export type AccountOwner = 'own' | 'theirs'
