/** Limits how often staff may invite one customer to register. */
export const invitationsByAccount = { limit: 3, windowMinutes: 24 * 60 }
