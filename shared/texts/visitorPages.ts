/** Texts of the pages that visitors see, and of a portal that could not be loaded. */
import { leaveThenCall, linkedNumbers } from './cases/gasLeak'

export const portalLoadFailed = (gasEmergencyNumber: string, supportNumber: string) =>
  `We couldn’t load the portal. Reload this page in a moment, or call us: gas emergency ${gasEmergencyNumber}, support ${supportNumber}.`
export const footerNumbers = (supportNumber: string, gasEmergencyNumber: string) =>
  `<strong/> · Support ${supportNumber} · Gas emergency ${gasEmergencyNumber}`
export const portalSummary = 'Everything about your service in one place.'
export const portalDescription = 'See and pay your bills, and manage your fiber, gas, voice and TV.'
export const smellGasBanner = `<strong>Smell gas?</strong> ${leaveThenCall(linkedNumbers)}`
export const support = 'Support:'
export const phoneHelpIntro = 'We can still help you by phone:'
export const gasEmergency = 'Gas emergency'
export const supportName = 'Support'
export const portalFailedTitle = 'We couldn’t load the portal'
export const portalFailedHint = 'The connection may have dropped, or the portal was just updated.'
export const phoneNumbers = `By phone: gas emergency <link/>, support <link2/>.`
export const reference = (requestId: string) => `Reference ${requestId}`
export const reloadHint = 'Reload the page to try again.'
