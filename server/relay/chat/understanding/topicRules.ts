/** The meanings of questions about an account, an office or a person. */
import type { OfficeTopic } from './generalPhrases'
import type { ChatTopic } from './topics'

/** Questions about the account. */
export const accountRules: Partial<Record<ChatTopic, readonly string[]>> = {
  balance: ['owe', 'owe howMuch', 'bill dueDate', 'dueDate when', 'bill howMuch !high !taxes !service'],
  billChange: [
    'bill high !winter !change',
    'bill high why',
    'pay high why',
    'charge high why',
    'price high why',
    'bill high',
    'price high !upgrade !plan',
    'soHigh why !usage !slow !down',
  ],
  autopay: ['autopay whether', 'autopay on whether'],
  lastPayment: [
    'money received !month !declined !missing !refund !twice !deposit !reconnect',
    'pay received !month !declined !missing !refund',
    'paid when',
  ],
  monthPayments: ['paid month', 'howMuch pay month', 'pay received month'],
  monthBill: ['bill month !paid !high !dueDate', 'bill month howMuch'],
  failedPayment: ['declined pay', 'declined card', 'declined card why'],
  nextVisit: ['appointment when !noShow !duration', 'technician when !noShow !send !duration'],
  openRequests: ['requests status', 'requests status lot'],
  plan: ['plan mine', 'plan speed mine', 'internet mine speed'],
  outage: [
    'nothingWorks',
    'outage internet',
    'outage !lights',
    'down internet',
    'down service !tv !remote !voicemail !dialTone',
    'down internet when',
  ],
  gasUsage: ['usage gas howMuch', 'usage gas'],
  dataUsage: ['usage data', 'usage data howMuch', 'usage internet howMuch'],
  unread: ['unread notReceived'],
  people: ['who giveAccess account'],
}

export const officeRules: Partial<Record<OfficeTopic, readonly string[]>> = {
  hours: ['office when', 'office weekend'],
}

/** Someone who asks for a person. */
export const personRules: readonly string[] = [
  'human',
  'human speakTo',
  'person speakTo !technician !code !scam !suspicious !family !complaint !dig',
]
