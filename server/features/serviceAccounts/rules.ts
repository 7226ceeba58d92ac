/** Rules for adding another account to a login. */

export const addsByUser = { limit: 10, windowMinutes: 60 }
/** This also limits many logins that guess at the same account. */
export const addsByAccount = { limit: 10, windowMinutes: 60 }
/** Account holders must not be pestered with requests. */
export const requestsByAccount = { limit: 2, windowMinutes: 24 * 60 }
