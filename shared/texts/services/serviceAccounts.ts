/** Texts about service accounts. */
import { minutesText } from '../../format/minutes'
import { quantity } from '../../format/plural'

export const notFound = 'No account matches. Check the account number and the ZIP code or last name on a bill.'
export const alreadyYours = 'This account is already on your login.'
export const noAddress = 'There’s no email on file for this account, so we can’t send a code. Call us to add one.'
export const added = 'The account was added to your login.'
export const accessRequested = 'We asked the account holder. They have 14 days to decide, and we’ll email you.'
export const removed = 'Removed from your login.'
export const ownStays = 'This is your own account. It stays on your login.'
export const throttled = (minutes: number) => `Too many attempts. Try again in ${minutesText(minutes)}.`
export const addExistingAccount = 'Add existing account'
export const addAccountHint =
  'You can add accounts of the same type as yours. If no one signs in to the account yet, we’ll send a code to the email on file.'
export const accountNumberExample = 'BA-0000000000'
export const accountNumberHint = 'It’s at the top of each bill.'
export const verificationLabel = 'ZIP code of the service address, or last name on the bill'
export const alreadyRequested = (crmBillingAccountNumber: string) =>
  `Account ${crmBillingAccountNumber} is linked to someone else’s login. You’ve already requested access, and we’ll email you once they decide.`
export const requestedOn = `Requested on <date/>`
export const linkedToOther = (crmBillingAccountNumber: string) =>
  `Account ${crmBillingAccountNumber} is already linked to someone else’s login. We can ask them to give you access. They’ll see your name and email, and have 14 days to decide.`
export const requestAccess = 'Request access'
export const selectToPay = 'Select to pay'
export const selectNumberToPay = (number: string) => `${selectToPay} ${number}`
export const nameRemoved = 'The name was removed.'
export const nameSaved = 'The name was saved.'
export const nameFor = (streetAddress: string) => `Name for ${streetAddress}`
export const nicknameExample = 'Home, cottage, shop'
export const nicknameHint = 'Only you see it. Leave it empty to show just the address.'
export const selectedAccounts = 'Selected accounts'
export const owedBeforeFees = (count: number) =>
  `${quantity(count, 'account', 'accounts')} selected, <strong/> owed, before fees`
export const paySelected = 'Pay selected'
export const defaultLabel = 'Default'
export const setAsDefault = (streetAddress: string) => `Set ${streetAddress} as default`
export const setAsDefaultLabel = 'Set as default'
export const addName = 'Add name'
export const changeName = 'Change name'
export const removeFromLogin = (streetAddress: string) => `Remove ${streetAddress} from my login`
export const removeFromLoginLabel = 'Remove from my login'
export const copyServiceNumber = (crmServiceAccountNumber: string) =>
  `Copy service account number ${crmServiceAccountNumber}`
export const activeSince = (day: string) => `Active since ${day}`
export const copyBillingNumber = (number: string) => `Copy billing account number ${number}`
export const billSettings = (autopayEnabled: boolean, paperless: boolean, isClosed: boolean) =>
  [
    autopayEnabled ? 'Autopay on' : 'Autopay off',
    paperless ? 'Paperless' : 'Paper bill',
    ...(isClosed ? ['Closed'] : []),
  ].join(' · ')
export const serviceAccountNo = 'Service account no.'
export const billOf = (number: string) => `Bill ${number}`
export const onBill = (number: string) => `On bill ${number}`
export const accountsCaption = 'Service accounts by address'
export const noMatchTitle = 'No addresses match your search.'
export const removeTitle = (nickname: string) => `Remove ${nickname} from your login?`
export const removeEffect =
  'You’ll no longer see or pay the account holder’s bills, at this address or any other. The service itself continues, and you can add the account again later.'
export const staffHint = 'Staff don’t have service accounts. Open a customer to see theirs.'
export const searchPlaceholder = 'Search by address, community, number or name'
export const serviceAccountsNotLoaded = 'We couldn’t load the service accounts.'
export const ownServicesNotLoaded = 'We couldn’t load your service accounts.'
export const customerWithoutService = 'This customer has no service yet.'
export const accessYouRequested = 'Access you requested'
export const requestDates = `Requested on <date/>. Expires on <date2/> unless someone decides first.`
export const defaultEffect = (streetAddress: string) => `${streetAddress} will be selected whenever you sign in.`
