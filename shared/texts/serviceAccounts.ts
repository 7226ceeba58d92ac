/** Texts about service accounts. */

export const notFound =
  'No account matches. Compare the number, and the ZIP code or last name, with a bill. Accounts of another kind than yours cannot be added.'
export const alreadyYours = 'This account is on your sign-in already.'
export const noAddress =
  'There is no email address on file for this account, so nobody can be asked. Call us to add it.'
export const added = 'The account was added to your sign-in.'
export const asked = 'We asked whoever holds the account. They decide within 14 days, and we write to you.'
export const removed = 'Removed from your sign-in.'
export const ownStays = 'This is your own account. It stays on your sign-in.'
export const throttled = (minutes: number) =>
  `That was tried too often. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
export const addExistingAccount = 'Add existing account'
export const zipCodeOrLastName = 'ZIP code or last name'
export const ifNobodySignsInFor =
  'If nobody signs in for the account yet, we send a code to the email address on file for it. With the code you add the account.'
export const ba0000000000 = 'BA-0000000000'
export const itStandsAtTheTop = 'It stands at the top of each bill.'
export const zipCodeOfTheService = 'ZIP code of the service address, or last name on the bill'
export const accountIsLinkedToSomebody = (crmBillingAccountNumber: string) =>
  `Account ${crmBillingAccountNumber} is linked to somebody else’s sign-in. You have asked for access already, and nobody has decided yet. We write to you.`
export const requestedOn = `Requested on <date/>`
export const accountIsLinkedToSomebodyElse = (crmBillingAccountNumber: string) =>
  `Account ${crmBillingAccountNumber} is linked to somebody else’s sign-in already. We can ask them to give you access. They learn your name and your email address, and decide within 14 days.`
export const requestAccess = 'Request access'
export const chooseToBePaid = (numberValue: string) => `Choose ${numberValue} to be paid`
export const theNameWasRemoved = 'The name was removed.'
export const theNameWasSaved = 'The name was saved.'
export const nameFor = (streetAddress: string) => `Name for ${streetAddress}`
export const homeCottageShop = 'Home, cottage, shop'
export const onlyYouSeeItLeave = 'Only you see it. Leave it empty to show the address alone.'
export const chosenAccounts = 'Chosen accounts'
export const owedBeforeFees = (value: string) => `${value}, <strong/> owed, before fees`
export const paySelected = 'Pay selected'
export const defaultLabel = 'Default'
export const selected = 'Selected'
export const setAsDefault = (streetAddress: string | number) => `Set ${streetAddress} as default`
export const setAsDefaultText = 'Set as default'
export const addName = 'Add name'
export const changeName = 'Change name'
export const removeFromMyLogin = (streetAddress: string | number) => `Remove ${streetAddress} from my login`
export const removeFromMyLoginText = 'Remove from my login'
export const copyServiceAccountNumber = (crmServiceAccountNumber: string | number) =>
  `Copy service account number ${crmServiceAccountNumber}`
export const activeSince = (day: string) => `Active since ${day}`
export const copyBillingAccountNumber = (numberValue: string) => `Copy billing account number ${numberValue}`
export const autopayOnOffPaperlessPaper = (autopayEnabled: boolean, paperless: boolean, isClosed: boolean) =>
  `Autopay ${autopayEnabled ? 'on' : 'off'} · ${paperless ? 'Paperless' : 'Paper bill'}${isClosed ? ' · Closed' : ''}`
export const serviceAccountNo = 'Service account no.'
export const bill = 'Bill'
export const onBill = 'On bill'
export const serviceAccountsByAddress = 'Service accounts by address'
export const noAddressMatchesThisSearch = 'No address matches this search.'
export const removeFromYourLogin = (nickname: string) => `Remove ${nickname} from your login`
export const youNoLongerSeeThe =
  'You no longer see the bills of its owner, here and at any other address of theirs, and can no longer pay them. The services themselves go on. To come back, add the account again.'
export const staffHaveNoServiceAccounts =
  'Staff have no service accounts of their own. Those of a customer are shown once a customer is chosen.'
export const searchByAddressCommunityNumber = 'Search by address, community, number or name'
export const theServiceAccounts = 'The service accounts'
export const yourServiceAccounts = 'Your service accounts'
export const thisCustomerHasNoServiceYet = 'This customer has no service yet.'
export const thereIsNoServiceOn = `There is no service on your sign-in yet. Call us at <link/> to start one.`
export const accessThatYouAskedFor = 'Access that you asked for'
export const requestedOnExpiresOnUnless = `Requested on <date/>. Expires on <date2/> unless somebody decides before.`
export const isNowSelectedWheneverYou = (streetAddress: string) =>
  `${streetAddress} is now selected whenever you sign in.`
