/** Texts about registrations. */

// Fixed by the specification.
export const savedPaymentMethod = 'saved payment method'

// The product's own.
export const codeSent = 'If this matches an account, a code is on its way to the address or number on file.'
export const proofExpired = 'This registration has run out for your safety. Start again with a new code.'
export const alreadyRegistered = 'This account is registered already. Sign in, or reset your password.'
export const emailTaken = 'Somebody signs in with this email already. Sign in, or use another email.'
export const emailNeeded = 'Use the email that is on file for this account.'
export const noneChosen = 'Choose at least one service.'
export const wrongAccount = 'This is not an account number of yours.'
export const welcome = 'You are registered.'
export const methodUnknown = 'The payment provider does not have this method. Add it again.'
export const invited = 'Invitation sent.'
export const invitedTooOften = (minutes: number) =>
  `They were written to several times already. It can be sent again in ${minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`}.`
export const noEmail = 'No email is on file for this account. Call the customer instead.'
export const parentUnknown = 'There is no such account of the old system.'
export const emailGiven = 'This email is already used to sign in.'
export const emailMissing = 'No email is on file. Give the one that the customer named.'
export const emailDiffers = 'Another email is on file for this account. The link goes to that one or to none.'
export const youSignInWith = `You sign in with <strong/>.`
export const resetThePassword = 'Reset the password'
export const iAuthorizeAChargeOf =
  'I authorize a charge of the full balance to this method the day before each bill is due, with the fee of its type. I can turn this off at any time.'
export const changeWhatIEntered = 'Change what I entered'
export const noCodeCame = 'No code came?'
export const checkThe = 'Check the'
export const itIsTheOneOn = ': it is the one on your bills.'
export const checkTheAddressItIs = 'Check the address: it is where the service is, not where the bill goes.'
export const tryAnotherWaySuchAs = 'Try another way, such as the account number.'
export const youMayBeRegisteredAlready = 'You may be registered already: then sign in, or choose a new password there.'
export const youHaveJustMovedIn =
  'You have just moved in, or have no service with us yet: there is nothing to register then. Call us. We check what there is at your address, and send you an invitation to sign in.'
export const orCallUsAtWe = `Or call us at <link/>: we find your account with you.`
export const youCanAlsoSignIn = (message: string | number) => `${message} You can also sign in on the sign-in page.`
export const youSignInWithFrom = `You sign in with <strong/> from now on.`
export const carriedOver = 'Carried over'
export const notCarriedOver = 'Not carried over'
export const goToYourDashboard = 'Go to your dashboard'
export const yourServicesBillsAndPayments = 'Your services, bills and payments so far'
export const autopayOfWith = (bill: string, autopayMethod: string) => `Autopay of ${bill}, with ${autopayMethod}`
export const paperlessBills = 'Paperless bills'
export const paymentMethod = 'payment method'
export const autopayItsCardHasExpired = 'Autopay: its card has expired. Add another one and turn autopay on again.'
export const autopayItWasOffAnd = 'Autopay: it was off, and is off.'
export const paperlessBillsYourBillsCome =
  'Paperless bills: your bills come by mail. You can change that in Notification Preferences.'
export const yourOldPasswordAndHow = 'Your old password and how you liked to be notified'
export const theOneThatIsOn = 'The one that is on your bills.'
export const weSendTheCodeAs = 'We send the code as a text message.'
export const eightDigitsAtTheTop = 'Eight digits, at the top of a fiber or gas bill.'
export const youHaveServiceWithUs =
  'You have service with us already: tell us how we know you, and we send a code to the address or number on file.'
export const findMeBy = 'Find me by'
export const streetAddressOfTheService = 'Street address of the service'
export const n412FennickAve = '412 Fennick Ave'
export const iAmRegisteredSignIn = 'I am registered: sign in'
export const chooseYourPasswordAgainFor =
  'Choose your password again: for your safety it is not kept when the page is reloaded.'
export const noEmailIsOnFile = 'No email is on file for you. Give us the one you will sign in with.'
export const youSignInWithAnd = `You sign in with <strong/> and this password.`
export const theProviderDidNotSave = 'The provider did not save the method.'
export const withASavedMethodA =
  'With a saved method a bill is paid in one click, or by itself. You can also skip this and add one later.'
export const skipAndFinish = 'Skip and finish'
export const finishWithoutThisMethod = 'Finish without this method'
export const finishRegistration = 'Finish registration'
export const oneSavedMethodComes = 'One saved method comes'
export const andAutopayGoesOnWith = (along: string, method: string) =>
  `${along}, and autopay goes on with ${method} unless you choose otherwise below.`
export const lookingForYourServices = 'Looking for your services.'
export const backToThePaymentTypes = 'Back to the payment types'
export const openThePaymentWindow = 'Open the payment window'
export const youAreRegisteredAlready = 'You are registered already'
export const youAreRegistered = 'You are registered'
export const step = 'Step'
export const ofLabel = (count: number) => `of ${count}`
export const fiberAccount = 'Fiber account'
export const gasAccount = 'Gas account'
export const welcomeBackThisIsWhat = (firstName: string) =>
  `Welcome back, ${firstName}. This is what we found. You will see all of it in the portal; autopay and paperless bills are carried over for what you choose.`
export const weDidNotFind = 'We did not find'
export const underYourNameIfYou = `under your name. If you have one, call <link/>; you can go on without it.`
export const noActiveService = 'No active service'
export const paymentType = 'Payment type'
export const fee = (fee: string) => `${fee} fee`
export const at = (names: string, place: string | number) => `${names} at ${place}`
export const useItForAutopayOf = (names: string | number, isValue: boolean, method: string | number) =>
  `Use it for autopay of ${names}${isValue ? '' : `, instead of ${method}`}`
export const mobile = 'Mobile'
export const enterYourCode = 'Enter your code'
export const chooseYourServices = 'Choose your services'
export const chooseAPassword = 'Choose a password'
export const chooseTheAccounts = 'Choose the accounts'
export const nameEmailOrParentAccount = 'Name, email or parent account'
export const includeRegistered = 'Include registered'
export const theAccounts = 'The accounts'
export const nobodyIsLeftEveryAccount = 'Nobody is left: every account of the old system is registered.'
export const noAccountFits = 'No account fits.'
export const includeRegisteredToSeeThose = 'Include registered to see those who are.'
export const checkTheSpellingSearchFor =
  'Check the spelling, search for less of it, or include those who are registered.'
export const accounts = 'accounts'
export const narrowTheSearchDown = 'narrow the search down.'
export const registrationsXlsx = (today: string) => `Registrations ${today}.xlsx`
export const reportSaved = 'Report saved.'
export const buildingTheReport = 'Building the report'
export const downloadReport = 'Download report'
export const notKnown = 'Not known'
export const registered = 'Registered'
export const registeredText = 'Registered:'
export const notYet = 'Not yet'
export const notYetText = 'Not yet:'
export const share = 'Share'
export const shareText = 'Share:'
export const theCounts = 'The counts'
export const progress = 'Progress'
export const ofLabelOfRegisteredAndTotal = (registered: string, total: string) => `${registered} of ${total}`
export const lastStepOfThoseWho = 'Last step of those who are not registered'
export const registeredInTheLast30Days = 'Registered in the last 30 days'
export const byCommunity = 'By community'
export const registrationsByCommunity = 'Registrations by community'
export const emailAndMobile = 'Email and mobile'
export const lastStep = 'Last step'
export const lastStepText = 'Last step:'
export const invitedText = 'Invited'
export const invitedText2 = 'Invited:'
export const notOpened = 'Not opened'
export const opened = `Opened <date/>`
export const accountsOfTheOldSystem = 'Accounts of the old system, by name'
export const nothingLeftToDo = 'Nothing left to do'
export const sendAgainTo = (name: string) => `Send again to ${name}`
export const openRegistrationForNewTab = (name: string) => `Open registration for ${name}, new tab`
export const openRegistration = 'Open registration'
