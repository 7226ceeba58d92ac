/** Texts about access requests. */

export const alreadyRequested =
  'You’ve already requested access to this account. The account holder decides, and we’ll email you.'
export const granted = 'Access granted. We’ll email them.'
export const declined = 'Request declined. We’ll email them.'
export const ended = 'Access ended. We’ll email them.'
export const expired = 'This request has expired. They can ask again.'
export const decidedAlready = 'Someone has already decided on this request.'
