/** The fixed texts about messages and service cases. Apart from the other texts, so that signing in need not fetch them. */
import { minutesText } from './minutes'

export const messageTexts = {
  created: 'Message created successfully!',
  createFailed: 'Failed to create message!',
  commented: 'Comments added successfully!',
  commentFailed: 'Failed to add comments!',
  answeredMeanwhile: (name: string) =>
    `${name} replied after you opened this. Read the reply, then send or change yours.`,
} as const

export const caseTexts = {
  tooManySent: (minutes: number) =>
    `You’ve sent a lot in the last hour. Try again in ${minutesText(minutes)}, or call us if it’s urgent.`,
  fileGone: 'A file that you added is no longer here. Remove it from the list and add it again.',
  tooManyFiles: 'There are five files already, which is as many as a request can have.',
  emptyFile: 'The file is empty. Choose another one.',
  wrongType: 'This type of file cannot be added. Send a PDF, a JPEG, PNG or HEIC picture, or a plain text.',
  alreadyAsked: 'It was already asked to cancel this request. We will answer soon.',
  lotsCancelled: (count: number) =>
    `${count} ${count === 1 ? 'property was' : 'properties were'} cancelled with this request.`,
  lotsAsked: (count: number) =>
    `Work is planned at ${count} ${count === 1 ? 'property' : 'properties'} already. We will tell you whether it can still be stopped.`,
  isOver: 'This request has ended already.',
  overForComments: 'This request has ended. Reopen it, or open a follow-up, to write about it.',
  reopenTooLate: 'This request ended more than fourteen days ago. Open a follow-up instead.',
  rateLater: 'A request can be rated once it is resolved.',
  notScheduled: 'There is no appointment that could be moved.',
  unknownType: 'This is not offered to your kind of account. Choose what you need help with.',
  staffChoose: 'Staff look at the cases of one service account or address at a time.',
} as const
