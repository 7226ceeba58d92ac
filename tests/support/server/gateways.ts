/** Errors of mail servers and SMS gateways. */

/** Nothing listened, so the message was certainly not sent. */
export const notReached = (): Error => Object.assign(new Error('The mail server is down'), { code: 'ECONNREFUSED' })
