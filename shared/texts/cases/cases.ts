/** Texts about service requests, and about what they share with messages. */
import type { AccountOwner } from '../../access/accountOwner'
import type { CancelReason, CaseCategory, CaseStatus, CaseTab, ContactWindow } from '../../cases/cases'
import { minutesText } from '../../format/minutes'
import { countText, quantity } from '../../format/plural'

export const tooManySent = (minutes: number) =>
  `You’ve sent a lot in the last hour. Try again in ${minutesText(minutes)}, or call us if it’s urgent.`
export const fileUnavailable = 'A file you added is no longer available. Remove it from the list and add it again.'
export const tooManyFiles = 'You’ve reached the limit of five files.'
export const emptyFile = 'The file is empty. Choose another one.'
export const wrongType = 'This file type isn’t supported. Send a PDF, JPEG, PNG, HEIC or plain text file.'
export const cancellationAlreadyRequested = 'We’ve already been asked to cancel this request. We’ll reply soon.'
export const lotsCancelled = (count: number) =>
  `This request was canceled for ${quantity(count, 'property', 'properties')}.`
export const lotsAwaitingDecision = (count: number) =>
  `Work is already planned at ${quantity(count, 'property', 'properties')}. We’ll let you know whether it can still be stopped.`
export const isOver = 'This request is already closed.'
export const overForComments = 'This request is closed. To add to it, reopen it or open a follow-up.'
export const reopenTooLate = 'This request was closed more than 14 days ago. Open a follow-up instead.'
export const rateLater = 'You can rate a request once it’s done.'
export const unknownType = 'This isn’t available for your account type. Choose what you need help with.'
export const staffChoose = 'Choose one service account or address at a time to see its requests.'
export const canceledToast = 'The request has been canceled.'
export const cancellationReceived = 'We’ve received your cancellation request.'
export const cancelThisRequest = 'Cancel this request?'
export const cancelTheRequest = 'Cancel the request'
export const cancelRule =
  'If no visit is scheduled yet, we’ll cancel it right away. Otherwise, we’ll check whether it can still be stopped.'
export const why = 'Why?'
export const cancelReasonHint = 'Choose a reason so we know what to do.'
export const detailsQuestion = 'Anything we should know?'
export const cancelRequest = 'Cancel request'
export const reopen = 'Reopen'
export const followUpLink = 'Open a follow-up'
export const changeTheRating = 'Change the rating'
export const comments = (commentCount: number) => `Comments (${countText(commentCount)})`
export const commentLabel = 'Comment on this request'
export const noCommentsYet = 'No comments yet.'
export const fileCount = (count: number) => `Files (${countText(count)})`
export const weCouldntDownload = (fileName: string, message: string) => `We couldn’t download ${fileName}. ${message}`
export const filterRequests = 'Filter requests'
export const findRequestType = 'Describe the problem in a few words'
export const noRequestType = 'No request type matches “<words/>”. Try different words, or <link>contact us</link>.'
export const searchRequests = 'Search requests'
export const category = 'Category'
export const openedFrom = 'Opened from'
export const sortBy = 'Sort by'
export const waitingFirst = { own: 'Waiting for you first', theirs: 'Waiting for the customer first' }
export const lastUpdated = 'Last updated'
export const newestFirst = 'Newest first'
export const cancellationRequested = 'Cancellation requested'
export const cancellationWasntPossible = 'Cancellation wasn’t possible'
export const reopened = 'Reopened'
export const rated = (note: string) => `Rated ${note}`
export const fileAdded = (note: string) => `File added: ${note}`
export const history = 'History'
export const staffHasNone = 'Staff don’t have requests of their own. Open a customer to see theirs.'
export const requestsByStatus = 'Requests by status'
export const requestsNotLoaded = 'We couldn’t load the requests.'
export const progress = 'Progress'
export const stepDone = 'done'
export const stepNow = 'now'
export const stepNext = 'upcoming'
export const accountInGeneral = 'Account in general'
export const updated = 'Updated'
export const requests = (label: string) => `${label} requests`
export const ownNoneOpen = 'You have no open requests.'
export const theirNoneOpen = 'They have no open requests.'
export const noneWaiting = 'Nothing is waiting for you.'
export const noneWaitingHint = 'Nothing is waiting for the customer.'
export const noneClosedHint = 'No finished requests yet.'
export const noCanceledRequests = 'No canceled requests.'
export const noMatch = 'No requests in this tab match your search and filters.'
export const openFirst = 'Open a request'
export const seeOpenRequests = 'See open requests'
export const requestNotFound = 'We couldn’t find this request. It may belong to another account.'
export const myRequests = 'My requests'
export const thisRequestNotLoaded = 'We couldn’t load this request.'
export const cancellationNotice = 'You asked to cancel this request. We’ll let you know whether that’s still possible.'
export const copyNumber = 'Copy the request number'
export const callTimeLabel = 'When we can call'
export const firstReplyBy = 'First reply by'
export const opened = 'Opened'
export const by = (contactName: string) => `<date/> by ${contactName}`
export const partOf = 'Part of'
export const bulkRequestLabel = 'A request for several properties'
export const anEarlierRequest = 'An earlier request'
export const yourRating = 'Your rating'
export const ratingOf = (rating: number) => `${rating} of 5`
export const ratingWithComment = (rating: number, ratingComment: string) => `${ratingOf(rating)}: ${ratingComment}`
export const chooseAnotherType = 'Choose another type'
export const subtypeQuestion = 'What’s it about?'
export const describeHint = 'Tell us what happened and how we can help.'
export const addFilesLabel = 'Add photos or files'
export const review = 'Review'
export const typeHint = 'Choose what it’s about, and we’ll ask for what we need.'
export const whatYouTried = 'What you tried'
export const topicQuestion = 'What do you need help with?'
export const lastReadingFailed = 'We couldn’t load the last reading. You can continue without it.'
export const unreadMeterHint = 'This meter hasn’t been read yet.'
export const yourGasMeter = 'Your gas meter'
export const meterNumber = 'Meter number'
export const lastReading = 'Last reading'
export const readingOn = (reading: number, day: string) => `${reading} on ${day}`
export const readingType = 'Reading type'
export const actual = 'Actual'
export const estimated = 'Estimated'
export const noSuchService = (isFiber: boolean) =>
  isFiber
    ? 'You don’t have fiber, TV or phone service, so you can’t request anything for it here.'
    : 'You don’t have gas service, so you can’t request anything for it here.'
export const otherServiceHint = `<link>Request something else</link>, or call us at <link2/> to start service.`
export const openRequestExists = 'You already have an open request about this.'
export const commentInsteadHint = 'Adding a comment is faster than opening a new request.'
export const fiberTvPhone = 'Fiber, TV, phone'
export const gasMeter = 'Gas meter'
export const gasLine = 'Gas line'
export const billing = 'Billing'
export const moving = 'Moving'
export const anythingElse = 'Anything else'
export const getHelpWith = 'Get help'
export const ratingBest = '5 – very good'
export const ratingWorst = '1 – very poor'
export const ratedToast = 'Thank you for your rating.'
export const ratingTitle = 'How did we do?'
export const rate = 'Rate'
export const rating = 'Rating'
export const ratingQuestion = 'What went well, and what didn’t?'
export const reopenedToast = 'The request has been reopened.'
export const reopenThisRequest = 'Reopen this request?'
export const reopenReason = 'What’s still wrong?'
export const openCustomerFirst = 'Requests are opened for one customer at a time. Open one from the customer’s page.'
export const viewOnlyHint = 'You can view service requests but not open them. Ask the account holder to open one.'
export const requestTypesNotLoaded = 'We couldn’t load the request types.'
export const requestFormNotLoaded = 'We couldn’t load the form.'
export const checkYourRequest = 'Check your request'
export const noServiceOption = 'My account in general'
export const allServicesAt = (address: string) => `All services · ${address}`
export const moreToKnow = 'Optional. Is there anything else we should know?'
export const uploadsUnfinished = 'Your files are still uploading. Wait until they’re done.'
export const submitRequest = 'Submit request'
export const yourRequest = 'Your request'
export const requestNotLoaded = 'We couldn’t load the request.'
export const sentTitle = 'We have your request.'
export const firstReplyExpected = `Expect our first reply by <promise/>. You’ll see it with the request and in your menu.`
export const openAnotherRequest = 'Open another request'
export const seeTheRequest = 'See the request'
export const allMyRequests = 'All my requests'
export const yourRequestsNotLoaded = 'We couldn’t load your requests.'
export const getHelp = 'Get help'
export const noOpenHint = 'You have no open requests. Any you open will appear here.'
export const waitingCount: Record<AccountOwner, (count: number) => string> = {
  own: (count) => `${countText(count)} waiting for you`,
  theirs: (count) => `${countText(count)} waiting for the customer`,
}
export const openCount = (count: number) => `${countText(count)} open`
export const fiber = 'Fiber'
export const gas = 'Gas'
export const general = 'General'
export const requestsByService = 'Open requests by service'
export const noOpenRequests = 'No open requests.'
export const waitingTitle = 'We need something from you'
export const answerHint = 'Write an answer or send a file. Customer care gets it right away.'
export const yourAnswer = 'Your answer'
export const readOnlyNotice = 'You can view this request but not answer it. Ask the account holder.'
export const careQuestionNotLoaded = 'We couldn’t load our question.'
export const questionOf = `<name/>, customer care · <date/>`
export const noQuestionDetails = 'We didn’t say what we need. Ask us below.'
export const serviceAndAddress = 'Service and address'
export const visitQuestion = 'When can a technician visit? (optional)'
export const questionsPhoneLabel = 'Phone number for questions (optional)'
export const callTimeQuestion = 'When can we call? (optional)'
/** Why the form of a request can't be sent, by the kind of the question. */
export const unanswered = {
  choice: 'Choose an answer.',
  text: 'Enter an answer.',
  day: 'Choose a day.',
  reading: 'Enter the reading.',
}
/** By the code of a question that has an error of its own. */
export const unansweredByCode: Readonly<Record<string, string>> = { new_address: 'Enter your new address.' }
export const answerOutdated = (answer: string) =>
  `Your earlier answer, “${answer}”, isn’t an option for this topic. Choose again, or change the topic.`
export const meterDigits = 'Enter the digits shown on the meter'
export const writeAComment = 'Write a comment'
export const submit = 'Submit'
export const customerCareName = 'Customer care'
export const reviewBeforeSending = 'Review before sending'
export const keepEditing = 'Keep editing'
export const textCutOff = 'Part of this text wasn’t visible in the box.'
export const staffAuthor = 'Written by customer care'
export const writtenByFor = (staffName: string, customerName: string) => `Written by ${staffName} for ${customerName}`

// The server's messages about fields of a request.
export const unknownQuestion = 'This question isn’t known'
export const answerMissing = 'Choose one of the answers'
export const enterADate = 'Enter a date'
export const dayTooEarly = 'Choose tomorrow or a later day'
export const dayTooFar = (days: number) => `Choose a day within the next ${days} days`
export const closedOn = (holiday: string) => `We’re closed on ${holiday}. Choose another day`
export const chooseAWorkday = 'Choose a day from Monday to Friday'
export const selectOneContact = 'Select the contact that this request is for'
export const followUpTo = 'Follow-up to'
export const firstReply = 'First reply'
export const byCustomerCare = (name: string) => `<date/> · ${name}, customer care`
export const byCustomer = (name: string) => `<date/> · ${name}`
export const cancelTitle = (number: string, title: string) => `Cancel ${number}: ${title}`
export const filesLabel = 'Files'

export const categoryLabels: Record<CaseCategory, string> = {
  fiberLine: 'Fiber, TV and phone',
  gasMeter: 'Gas meter',
  gasLine: 'Gas line',
  general: 'Account and billing',
  serviceLine: 'New construction',
}

export const waitingLabels: Record<AccountOwner, string> = {
  own: 'Waiting for you',
  theirs: 'Waiting for the customer',
}

export const statusLabels = (owner: AccountOwner): Record<CaseStatus, string> => ({
  received: 'Received',
  assigned: 'Assigned',
  scheduled: 'Scheduled',
  on_the_way: 'On the way',
  in_progress: 'In progress',
  waiting: waitingLabels[owner],
  resolved: 'Done',
  closed: 'Closed',
  cancelled: 'Canceled',
})

export const tabLabels = (owner: AccountOwner): Record<CaseTab, string> => ({
  open: 'Open',
  waiting: waitingLabels[owner],
  closed: 'Closed',
  cancelled: 'Canceled',
})

export const contactWindowLabels: Record<ContactWindow, string> = {
  morning: 'In the morning',
  afternoon: 'In the afternoon',
  evening: 'In the evening',
  any: 'Any time',
}

export const cancelReasonLabels: Record<CancelReason, string> = {
  solved: 'It’s solved',
  mistake: 'I opened it by mistake',
  no_longer_needed: 'I no longer need it',
  other: 'Another reason',
}
