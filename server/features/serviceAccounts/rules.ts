/** Decisions about adding somebody's accounts to a sign-in. */

export const addsByUser = { limit: 10, windowMinutes: 60 }
/** Also when many sign-ins guess at the same account. */
export const addsByAccount = { limit: 10, windowMinutes: 60 }
/** Whoever is asked is not to be pestered. */
export const asksByAccount = { limit: 2, windowMinutes: 24 * 60 }

/** "maya@demo.example" becomes "m•••@demo.example": enough for whoever knows it. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1•••')
