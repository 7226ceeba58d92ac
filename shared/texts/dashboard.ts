/** Texts about dashboard. */

export const loadFailedTitle = 'We couldn’t load parts of your dashboard.'
export const alerts = 'Alerts'
export const firstSteps = 'First steps'
export const plan = 'Plan'
export const accountLocation = 'Account location'
export const paymentHistory = 'Payment history'
export const billingHistory = 'Billing history'
export const gasUsageHistory = 'Gas usage history'
export const managePaymentMethods = 'Manage payment methods'
export const getHelpWith = 'Get help with'
export const requestsByService = 'Requests by service'
export const doItYourself = 'Do it yourself'
export const profile = 'Profile'
export const authorizedUsers = 'Authorized users'
export const manageContact = 'Manage contact'
export const manageCommunicationPreferences = 'Manage communication preferences'
export const theAnnouncements = 'the announcements'
export const yourAddress = 'your address'
export const youDontHaveAnAddress = 'You don’t have an address on your login yet.'
export const activeSince = (day: string) => `Active since ${day}`
export const yourAccounts = 'your accounts'
export const youDontHaveABilling = 'You don’t have a billing account on your login yet.'
export const closed = 'Closed'
export const due = (day: string) => `Due ${day}`
export const rightNow = 'right now'
export const atAnyOfYourAddresses = 'at any of your addresses'
export const forLabel = (streetAddress: string) => `for ${streetAddress}`
export const loadingAlerts = 'Loading alerts'
export const noOutagesOrSafetyNotices = (place: string) => `No outages or safety notices ${place}.`
export const alertsLoadFailed = 'We couldn’t load outages and safety notices.'
export const noAnnouncementsRightNowNews = 'No announcements right now. News and rate changes appear here.'
export const showMore = (count: number) => `Show ${count} more`
export const yourBalance = 'your balance'
export const autopayDay = (day: string) => ` It pays this bill on ${day}.`
export const autopayHasNotPaid = ' It hasn’t paid this bill.'
export const autopayIsOn = (nextPayment: string) => `Autopay is on.${nextPayment}`
export const autopayIsOff = 'Autopay is off.'
export const creditOfOnForIt = (amount: string, creditReason: string | number) =>
  `Credit of ${amount} on <date/> for “${creditReason}”. It’s already been applied to your balance.`
export const weCouldntLoadYourCredits = 'We couldn’t load your credits.'
export const scheduledLoadFailed = 'We couldn’t load your scheduled payments.'
export const makePayment = 'Make payment'
export const changeAutopay = 'Change autopay'
export const setUpAutopay = 'Set up autopay'
export const announcementsAboveThePage = 'Announcements above the page'
export const addMethodBenefit = 'Pay in one click.'
export const turnOnAutopay = 'Turn on autopay'
export const autopayBenefit = 'Never miss a due date.'
export const goPaperless = 'Go paperless'
export const paperlessBenefit = 'Get bills by email the day they’re issued.'
export const yourPayments = 'your payments'
export const noPaymentsOnThisAccount = 'No payments on this account yet. They’ll appear here as soon as you make them.'
export const manage = 'Manage'
export const yourPaymentMethods = 'your payment methods'
export const expiredExpires = (isExpired: boolean, expiry: string) => `${isExpired ? 'Expired' : 'Expires'} ${expiry}`
export const addresses = 'Addresses'
export const payServicesAt = (services: string, address: string) => `Pay ${services} at ${address}`
export const propertiesByStage = 'Properties by stage'
