/** Limits on invitations. */

export const invitationsByCustomer = { limit: 20, windowMinutes: 60 }
export const invitationTries = { limit: 60, windowMinutes: 15 }
