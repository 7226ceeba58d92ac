/** Defines the outcomes of a sign-in attempt. */
export const signInOutcomes = ['succeeded', 'wrong_password', 'wrong_code'] as const
export type SignInOutcome = (typeof signInOutcomes)[number]
