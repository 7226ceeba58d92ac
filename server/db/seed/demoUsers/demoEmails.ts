/** Email addresses of demo users that several parts of the demo refer to. */

/** A customer who has something to resolve: a bill, a payment and an email address. */
export const pastDueEmail = 'pastdue@demo.example'

/** A customer of the old system who is not a user yet and can register at /register. */
export const legacyEmail = 'legacy@demo.example'
