/** Texts about the message queue. */
import type { QueueTab } from '../../cases/queue'
import { plural, quantity } from '../../format/plural'

// Fixed by the specification.
export const searchLabel = 'Search by Topic/Title'
export const messageDetails = 'Message Details'
export const searchAccount = 'Search Account'
export const fromDate = 'From Date'
export const toDate = 'To Date'

// The texts below are not in the specification.
export const takenByOther = (name: string) => `${name} took this message after you opened it.`
export const alreadyReleased = 'This message is no longer assigned to anyone.'
export const statusConflict = 'Its status changed after you opened it.'
export const cannotBeAssigned = 'You can’t assign messages to this person.'
export const gone = 'This message is no longer available.'
export const tooManyStreams = 'The queue is open in too many windows. Close one of them.'
export const reconnectingNotice = 'Live updates have stopped. We’re reconnecting.'
export const messagesNotLoaded = 'We couldn’t load the messages.'
export const noSearchResults = 'No messages match your search.'
export const noMatchHint = 'Try different terms or clear the filters.'
export const listHint = 'Press ? for keyboard shortcuts'
export const messagesNewestFirst = 'Messages, newest first'
export const searchedBackTo = `Many messages may match, so we searched back only to <date/>. To search further back, choose an earlier To Date.`
export const matchCase = 'Match case'
export const searchMessages = 'Search messages and customers'
export const options = 'Options'
export const compactRows = 'Compact rows'
export const splitView = 'Split view'
export const splitViewOffer =
  'Would you rather read messages next to the list? You can change this anytime under Options.'
export const turnOnSplitView = 'Turn on split view'
export const notNow = 'No, thanks'
export const keyboardShortcuts = 'Keyboard shortcuts'
export const noCustomerMessages = 'This customer has no messages.'
export const noMatch = (words: string) =>
  `No messages have “${words}” in the title or description. Search is case-sensitive.`
export const showOlderMessages = 'Show older messages'
export const myQueue = 'My queue'
export const ownQueueNotLoaded = 'We couldn’t load your messages in the queue.'
export const noneAssigned = 'No messages are assigned to you.'
export const overdue = 'Overdue'
export const snoozed = 'Snoozed'
export const noneSnoozed = 'No messages are snoozed.'
export const messageUnassigned = 'Message unassigned.'
export const messageAssigned = 'Message assigned.'
export const statusChanged = 'Status changed.'
export const handling = 'Handling'
export const assignedTo = (name: string) => `Assigned to ${name}`
export const assignedToLabel = 'Assigned to'
export const noOne = 'No one'
export const assignToMe = 'Assign to me'
export const messageNotFound = 'We couldn’t find this message.'
export const thisMessageNotLoaded = 'We couldn’t load this message.'
export const replyTo = (title: string) => `Reply to ${title}`
export const noneYet = 'None yet.'
export const singleKeyShortcuts = 'Single-key shortcuts'
export const shortcutsHint =
  'Shortcuts work whenever you aren’t typing in a field. Your choice is saved in this browser.'
export const add = 'Add'
export const selectedMessages = 'Selected messages'
export const selectFirst = (mostAtOnce: number) => `Select first ${mostAtOnce}`
export const bulkStatusTitle = 'Set status of the selected messages'
export const setStatus = 'Set status'
export const bulkTakeEffect = (count: number) => `${quantity(count, 'message', 'messages')} will be assigned to you.`
export const bulkStatusEffect = (count: number, status: string) =>
  `${quantity(count, 'message', 'messages')} will be set to ${status}.`
export const aMessage = 'A message'
export const changeThemToo = (heldCount: number) => plural(heldCount, 'Change it too', 'Change them too')
export const unread = 'Unread'
export const noPhone = 'No phone'
export const wrote = (writtenBy: string) => `${writtenBy} wrote:`
export const draft = 'Draft'
export const waitingForCustomer = 'Waiting for customer'
export const nextMessage = 'Next message'
export const previousMessage = 'Previous message'
export const openTheMessage = 'Open the message'
export const openAndReply = 'Open and reply'
export const selectOrDeselect = 'Select or deselect'
export const sendTheReply = 'Send the reply'
export const closeTheMessage = 'Close the message'
export const showTheseKeys = 'Show these keys'
export const moreThanMessages = (mostCounted: string) => `More than ${mostCounted} messages`
export const atLeastMessages = (count: number) => `At least ${quantity(count, 'message', 'messages')}`
export const last7Days = 'Last 7 days'
export const last30Days = 'Last 30 days'
export const lastDaysCriterion = (count: string) => `Messages from the last ${count} days`
export const noneInPeriod = 'No customers have written during this period.'
export const noneOfYours = 'No open messages are assigned to you.'
export const noneUnassigned = 'Every open message is assigned.'
export const noneUnanswered = 'No customers are waiting for a reply.'
export const noneOverdue = 'No replies are overdue.'
export const messageAssignedToYou = (caseNo: string) => `${caseNo} is assigned to you.`
export const assignedNotice = (name: string) => `This message is assigned to ${name}.`
export const takeItOver = 'Take over this message?'
export const change = (messages: string) => `Change ${messages}`
export const selectedCount = (count: string, limit: number | null) =>
  limit === null ? `${count} selected` : `${count} selected, up to ${limit} at once`
export const assignedToColleagues = (count: number, countText: string) =>
  plural(
    count,
    '1 of these messages is assigned to a colleague.',
    `${countText} of these messages are assigned to colleagues.`,
  )
export const messageCount = (count: number) => quantity(count, 'message', 'messages')
export const newMessageCount = (count: number) =>
  count > 99 ? '99+ new messages' : quantity(count, 'new message', 'new messages')
export const bulkResult = (updated: number, unchanged: number) => {
  const updatedText = `${quantity(updated, 'message', 'messages')} updated.`
  return unchanged === 0 ? updatedText : `${updatedText} ${quantity(unchanged, 'was', 'were')} left unchanged.`
}
export const messagesFrom = (day: string) => `Messages from ${day}`
export const messagesFromTo = (first: string, last: string) => `Messages from ${first} to ${last}`
export const topicCriterion = (topic: string, isCaseMatched: boolean) =>
  isCaseMatched ? `Topic/title: “${topic}” (match case)` : `Topic/title: “${topic}”`
export const addressCriterion = (address: string) => `Address: “${address}”`
export const emailCriterion = (email: string) => `Email: “${email}”`
export const phoneCriterion = (phone: string) => `Phone: ${phone}`

export const tabLabels: Record<QueueTab, string> = {
  all: 'All',
  mine: 'Mine',
  unassigned: 'Unassigned',
  unanswered: 'Unanswered',
  overdue,
  snoozed,
}

/** Hints below the texts for an empty tab. */
export const emptyHints: Record<QueueTab, string> = {
  all: 'Messages appear here automatically as customers write.',
  mine: 'To pick up a message, go to Unassigned.',
  unassigned: 'New messages appear here automatically.',
  unanswered: 'New messages appear here automatically. Answered messages are under All.',
  overdue: 'Messages waiting for a reply are under Unanswered.',
  snoozed: 'Snooze a message to set it aside until a time that you choose.',
}

/** The count of a view with more messages than are counted. */
export const manyInView = (count: string) => `${count}+`
