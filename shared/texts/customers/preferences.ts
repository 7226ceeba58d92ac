import type { DayFormat, NumberFormat, TextSize, ThemeChoice } from '../../customers/appearance'
import { percentText, quantity } from '../../format/plural'
/** Texts about preferences. */

export const preferencesSaved = 'Your preferences were saved.'
export const contactLanguageHint = `Change the language we use to contact you in <link>Edit Account</link>.`
export const dashboard = 'Dashboard'
export const tileOrderHint = 'Drag tiles or use the arrows to reorder them, and hide the ones you don’t need.'
export const resetToDefault = 'Reset to default'
export const resetEffect = 'We’ll reset your theme, text size, date format, default address and dashboard order.'
export const resetQuestion = 'Reset to the default settings?'
export const notificationsByChannel = 'Notifications by channel'
export const notification = 'Notification'
export const optInHint = 'Only if you turn it on.'
export const sampleNotification = 'Sample: your bill is ready'
export const sampleVoice = (firstName: string) => `Hi ${firstName},

This is what a notification looks like. A real one tells you what’s due and when.`
export const verifyEmail = 'Verify email'
export const sendASample = 'Send a sample'
export const emailsCameBack = 'Emails to this address bounced. Change it, or verify it if it works again.'
export const verifyPhone = 'Verify phone'
export const neededForSms = 'Needed for text messages.'
export const manageContact = 'Manage contact'
export const mailingAddressNotLoaded = 'We couldn’t load the mailing address.'
export const mailFor = 'Mail for'
export const goesTo = 'Goes to'
export const alsoNotified = 'Also notified'
export const appearance = 'Appearance'
export const theme = 'Theme'
export const textSize = 'Text size'
export const dateFormatHint = `Today is <date/>. Bills and other documents always put the month first.`
export const dates = 'Dates'
export const numberFormatHint = 'Applies to amounts and what you type. Bills and other documents always use 1,234.56.'
export const numbers = 'Numbers'
export const reducedMotionHint = 'Turns off animations. We always follow your system setting.'
export const spokenConfirmationsHint = 'Read success messages aloud and show them longer.'
export const mailingAddress = 'Mailing address'
export const streetLabel = 'Street address or PO box'
export const saveAddress = 'Save address'
export const billingAccountHint = (crmBillingAccountNumber: string) =>
  `For billing account ${crmBillingAccountNumber}. Each billing account has its own settings.`
export const contacts = 'Contacts'
export const contactsNotLoaded = 'We couldn’t load the contacts.'
export const noContacts = 'No one is on file for this account.'
export const contact = 'Contact'
export const notificationsFor = (name: string) => `Notifications for ${name}`
export const alwaysSent =
  'You’ll always get sign-in codes and confirmations of changes, such as autopay, scheduled payments and plan changes.'
export const preferencesNotLoaded = 'We couldn’t load the preferences.'
export const manageCommunicationPreferences = 'Manage communication preferences'
export const notificationsNotLoaded = 'We couldn’t load your notification preferences.'
export const notAContact = 'You’re not a contact on this account. Its notifications go to other people.'
export const quietHours = 'Quiet hours'
export const bill = 'Bill'
export const onPaper = 'On paper'
export const daysBeforeDue = (days: number) => quantity(days, 'day before the due date', 'days before the due date')
/** The panel with the setting below. */
export const billDelivery = 'Bill delivery'
export const paperlessBilling = 'Paperless billing'
export const paymentReminder = 'Payment reminder'
export const usageAlert = 'Usage alert'
export const switchToPaper = 'Switch to paper bills?'
export const paperlessHint = 'We’ll email your bills. You’ll also find them under Billing Statements.'
export const paperEffect = 'We’ll mail bills to your mailing address.'
export const paperFiberEffect = `${paperEffect} Each paper fiber bill costs $2.00.`
export const startsWith = 'Starts with'
export const theFirstAddress = 'The first address'
export const hiddenTiles = 'Hidden tiles'
export const quietFrom = 'Quiet from'
export const quietUntil = 'Quiet until'
export const afterSigningIn = 'After signing in'
export const dashboardTiles = 'Dashboard tiles'
export const quietHoursHint =
  'We won’t text you during these hours, except about the security of your login. We may email you at any time.'
export const usageComparisonHint = 'Compared with the same month last year.'
export const aboveOfUsual = (percent: number) => `More than ${percentText(percent)} of last year’s usage`
export const isVerified = (target: string) => `${target} is verified.`
export const verifyTheEmail = 'Verify the email'
export const verifyThePhone = 'Verify the phone'
export const codeHint = (firstName: string) => `We’ll send a code to <strong/> to make sure it reaches ${firstName}.`
export const sendTheCode = 'Send the code'
export const noneOnFile = 'None on file'
export const paperless = 'Paperless'
export const sameAddress = 'Same as the service address'
export const reducedMotion = 'Reduced motion'
export const spokenConfirmations = 'Spoken confirmations'
export const selectedAfterSignIn = 'Selected address and service'

export const themeLabels: Record<ThemeChoice, string> = {
  system: 'Match system',
  light: 'Light',
  dark: 'Dark',
}

export const sizeLabels: Record<TextSize, string> = { normal: 'Normal', large: 'Large', larger: 'Larger' }

export const dayFormatLabels: Record<DayFormat, string> = {
  month_first: 'Month first',
  day_first: 'Day first',
  year_first: 'Year first',
}

export const numberFormatLabels: Record<NumberFormat, string> = {
  comma_point: '1,234.56',
  point_comma: '1.234,56',
  space_comma: '1\u00a0234,56',
}
