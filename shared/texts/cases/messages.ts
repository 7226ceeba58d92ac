/** Texts about messages. */
import { countText, plural } from '../../format/plural'

// Fixed by the specification.
export const created = 'Message created successfully!'
export const createFailed = 'Failed to create message!'
export const commented = 'Comments added successfully!'
export const commentFailed = 'Failed to add comments!'
export const newMessage = '+ New Message'
export const searchLabel = 'Search by Topic/Title'
export const messageDetails = 'Message Details'
export const viewAll = 'View All'
export const answerTime = 'We reply within one business day.'
export const createAMessage = 'Create a message'

// The texts below are not in the specification.
export const answeredByOther = (name: string) =>
  `${name} replied after you opened this. Read the reply, then send or change yours.`
export const yourMessagesNotLoaded = 'We couldn’t load your messages.'
export const noOwnMessages = 'You haven’t written to us yet.'
export const newReply = 'New reply'
export const messagesNotLoaded = 'We couldn’t load the messages.'
export const noMatch = (words: string) =>
  `No messages have “${words}” in the title or description. Search is case-sensitive.`
export const writeFirstMessage = 'Write your first message'
export const noMessagesYet = 'No messages yet.'
export const messageNotFound = 'We couldn’t find this message. It may belong to another account.'
export const thisMessageNotLoaded = 'We couldn’t load this message.'
export const commentsOn = (count: number, title: string) =>
  plural(count, `1 comment on ${title}`, `${countText(count)} comments on ${title}`)
export const notSent = 'Your message wasn’t sent. What you typed is still here, so you can try again.'
export const yesterday = 'Yesterday'
export const attachFiles = 'Attach files'
export const filesHint = (count: number) => `Up to ${count} files, 10 MB each.`
export const youReplied = 'You replied <date/>'
export const lastReplyBy = (name: string) => `Last reply <date/> by ${name}`
export const noCommentsYet = 'No comments yet.'
export const commentOn = (title: string) => `Comment on ${title}`
export const submit = 'Submit'
export const writeAsHint = (name: string, crmCustomerNumber: string) =>
  `To ${name} (${crmCustomerNumber}). They’ll see it as a message from customer care and can reply.`
export const samplesHint =
  'This is a sample. Customers see their own messages here; staff reply to them in the message queue.'
export const sampleMessage = 'Sample message'
export const sampleDescription = 'This is how a message from a customer looks, with its title and description.'
export const twoComments = '2 comments'
export const queueLink = 'Go to Message Queue'
export const sampleDay = '01/01/2025'
export const messageFormNotLoaded = 'We couldn’t load the message form.'
