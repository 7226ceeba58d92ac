/** Texts about access requests. */

export const askedAlready = 'You have asked for this account already. Whoever holds it decides, and we write to you.'
export const granted = 'Access granted. We write to them.'
export const declined = 'Request declined. We write to them.'
export const ended = 'Access ended. We write to them.'
export const expired = 'This request has expired. They can ask again.'
export const decidedAlready = 'Somebody has decided on this request already.'
