/** Texts with which the chat answers questions that aren’t about one account. */

import type { AccountOwner } from '../../access/accountOwner'
import { minutesText } from '../../format/minutes'
import { countText, plural } from '../../format/plural'
import { smellGas } from '../cases/gasLeak'

export const unknown = [
  'I couldn’t find an answer to that in our FAQs, our documents or your account.',
  'Try asking in other words, or hand this conversation over to customer care.',
]
export const unknownToStaff = ['I couldn’t find an answer to that in our FAQs, our documents or the open account.']
export const person = [
  'Customer care can read this conversation and reply by message. Nothing is sent until you’ve seen it.',
]
export const command = (description: string) => `I can do this for you: “${description}”.`
export const page = (title: string) => `You’ll find that under ${title}.`
export const openPage = (title: string) => `Open ${title}`
/** One question of a message that holds several. */
export const unknownPart = (part: string) => `I couldn’t find anything about “${part}”.`
export const staffQueue = 'Messages waiting for a reply are in the Message Queue.'
export const unread = (count: number) =>
  count === 0
    ? 'You have no unread messages in the Message Center.'
    : plural(
        count,
        'You have one unread message in the Message Center.',
        `You have ${countText(count)} unread messages in the Message Center.`,
      )
export const throttled = (minutes: number) =>
  `That was a lot of questions in a short time. Try again in ${minutesText(minutes)}.`

export const greeting = 'Hello.'
export const thanks = 'You’re welcome.'
export const agreed = 'All right. What else would you like to know?'
export const goodbye = 'Goodbye.'
export const whoAreYou: Record<AccountOwner, string> = {
  own: 'I’m a program, not a person. A person answers anything you hand over to customer care.',
  theirs: 'I’m a program, not a person.',
}
export const capabilities: Record<AccountOwner, string> = {
  own: 'I can tell you what you owe, when you last paid, and how to reach us. I can also tell you about your latest bill, plan, usage, requests and messages, and any announced outage at your address. For anything else, I search our FAQs and documents.',
  theirs:
    'With a customer open, I can tell you what the account owes and when it was last paid. I can also tell you about its latest bill, plan, usage and requests, and any announced outage there. For anything else, I search our FAQs and documents.',
}

export const gasEmergency = smellGas
export const deskNumber = (title: string, number: string, openState: string) => `${title}: ${number}. ${openState}.`
export const deskHours = (title: string, hours: string, openState: string) => `${title}: ${hours}. ${openState}.`
export const officePlace = (address: string, hours: string, openState: string) =>
  `Our office is at ${address}. ${hours}. ${openState}.`
export const mailPlace = (address: string) => `By mail: ${address}.`
export const office = 'Office'

export const thisMightHelp = (title: string) => `This might help: “${title}”.`
export const faqLink = (question: string | null) =>
  question === null ? 'Read it in the FAQs' : `Read it in the FAQs: ${question}`
