/** Texts about dashboard. */

export const n455emWidth5625em = '(45.5em <= width < 56.25em), (width >= 62.5em)'
export const width8475em = '(width >= 84.75em)'
export const width107em = '(width >= 107em)'
export const partsOfYourDashboardCould = 'Parts of your dashboard could not be loaded.'
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
export const yourAddress = 'Your address'
export const noAddressIsOnYour = 'No address is on your sign-in yet.'
export const activeSince = (day: string) => `Active since ${day}`
export const yourAccounts = 'Your accounts'
export const noBillingAccountIsOn = 'No billing account is on your sign-in yet.'
export const closed = 'Closed'
export const due = (day: string) => `Due ${day}`
export const rightNow = 'right now'
export const atAnyOfYourAddresses = 'at any of your addresses'
export const forLabel = (streetAddress: string) => `for ${streetAddress}`
export const loadingAlerts = 'Loading alerts'
export const noOutagesOrSafetyNotices = (place: string) => `No outages or safety notices ${place}.`
export const outagesAndSafetyNoticesCould = 'Outages and safety notices could not be loaded.'
export const noAnnouncementsRightNowNews = 'No announcements right now. News and rate changes appear here.'
export const yourBalance = 'Your balance'
export const itPaysThisBillOn = (day: string) => ` It pays this bill on ${day}.`
export const autopayIsOn = (value: string) => `Autopay is on.${value}`
export const autopayIsOff = 'Autopay is off.'
export const creditOfOnForIt = (amount: string, creditReason: string | number) =>
  `Credit of ${amount} on <date/> for “${creditReason}”. It is already taken off your balance.`
export const creditsCouldNotBeLoaded = 'Credits could not be loaded.'
export const scheduledPaymentsCouldNotBeLoaded = 'Scheduled payments could not be loaded.'
export const makePayment = 'Make payment'
export const changeAutopay = 'Change autopay'
export const setUpAutopay = 'Set up autopay'
export const announcementsAboveThePage = 'Announcements above the page'
export const soThatPayingTakesOneClick = 'So that paying takes one click.'
export const turnOnAutopay = 'Turn on autopay'
export const soThatNoBillIs = 'So that no bill is ever late.'
export const goPaperless = 'Go paperless'
export const billsByEmailOnThe = 'Bills by email, on the day they are made.'
export const yourPayments = 'Your payments'
export const nothingHasBeenPaidOn =
  'Nothing has been paid on this account yet. Payments appear here as soon as you make them.'
export const manage = 'Manage'
export const yourPaymentMethods = 'Your payment methods'
export const expiredExpires = (isExpired: boolean, expiry: string) => `${isExpired ? 'Expired' : 'Expires'} ${expiry}`
export const addresses = 'Addresses'
