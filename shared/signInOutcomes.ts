/** How somebody's try to sign in ended. */
export const signInOutcomes = ['succeeded', 'wrong_password', 'wrong_code'] as const
export type SignInOutcome = (typeof signInOutcomes)[number]
