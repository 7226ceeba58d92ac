/** Texts of the installed website that don't need the portal. */
import { leaveThenCall, plainNumbers } from './cases/gasLeak'

export const youreOffline = 'You’re offline'
export const checkYourConnection = 'We can’t reach the portal. Check your connection, and then try again.'
export const tryAgain = 'Try again'
export const gasEmergency = (number: string) => `Smell gas? ${leaveThenCall({ ...plainNumbers, line: number })}`
export const support = (number: string) => `Support: ${number}`
export const payMyBill = 'Pay my bill'
export const contactUs = 'Contact us'
