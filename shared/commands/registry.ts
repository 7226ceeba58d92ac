/**
 * Every command of the portal, spoken or typed: what is said, what it takes, who may, and where it leads. The parser, the
 * palette, the grammar of the local recognizer and the list of what can be said are all read from here.
 *
 * Phrases are written as JSGF has them: `[may be left out]`, `(one | or the other)`, `<Parameter>`. Politeness and small
 * words (words.ts) need not be written: they are taken out of what was said as well.
 */
import type { Right } from '../access'
import { paths } from '../paths'
import { methodLinks } from './methodWords'

/** `amount`, `month`, `service`, `look` and `page` are known words; the rest is taken as it was said, to the end of the sentence. */
export const parameterKinds = {
  Amount: 'amount',
  'Payment Method': 'method',
  Month: 'month',
  Year: 'year',
  Subject: 'words',
  Service: 'service',
  Address: 'words',
  'Billed Address': 'place',
  Page: 'page',
  Customer: 'words',
  Look: 'look',
} as const

export type ParameterName = keyof typeof parameterKinds
export type ParameterKind = (typeof parameterKinds)[ParameterName]

export const commandNames = [
  'Make Payment',
  'Show Balance',
  'Open Last Bill',
  'Download Statement',
  'Create Message',
  'New Service Request',
  'Switch Address',
  'Find Customer',
  'Open Queue',
  'New Credit Run',
  'Close Customer',
  'Change Look',
  'Emergency',
  'Ask',
  'What Can I Say',
  'Stop Listening',
  'Sign Out',
  'Go To',
] as const
export type CommandName = (typeof commandNames)[number]

/** On whose side of the portal somebody is; staff with a customer's account open do what is about an account too. */
export type Side = 'customer' | 'staff'

export interface CommandEntry {
  /** For the list of what can be said. */
  about: string
  phrases: readonly string[]
  /** Sentences as people say them, for the list and for whoever wonders. */
  examples: readonly string[]
  side: Side | 'both'
  /** A chosen account, or for staff at least a customer who is open. */
  needs?: 'account' | 'customer'
  right?: Right
  /** The address of the screen that does it; null where it is done on the spot. */
  leadsTo: string | null
  /** Money never moves by a sentence: the screen shows what would happen, and waits to be told so. */
  endsIn: 'screen' | 'confirmation'
}

const links = methodLinks.join(' | ')
const byMethod = `[[(${links})] <Payment Method>]`
/** After an address: without a link it would be part of it. */
const linkedMethod = `[(${links}) <Payment Method>]`
/** Where "on" cannot lead to a bill. */
const onMethod = `[[(${links} | on)] <Payment Method>]`

/** In the place of it whoever reads the examples sees an address of their own. */
export const exampleAddress = '14505 Quill Street'

export const registry: Record<CommandName, CommandEntry> = {
  'Make Payment': {
    about: 'Pay a bill',
    phrases: [
      `(make | send | submit) payment [(of | for) <Amount>] [(on | for) <Service> (bill | account)] ${onMethod}`,
      `(make | send | submit) payment (${links}) <Payment Method> (of | for) <Amount>`,
      `(make | send | submit) <Service> payment [(of | for) <Amount>] ${onMethod}`,
      `(make | send | submit) <Amount> payment ${onMethod}`,
      `(make | send | submit) payment <Amount> ${onMethod}`,
      `pay <Amount> [(on | of | off | toward | towards | for) [<Service>] (bill | bills | balance | account)] ${byMethod}`,
      `pay [(full | whole | entire)] [<Service>] (bill | bills | balance | amount due) [(in full | off)] ${byMethod}`,
      `pay [for] <Service> ${byMethod}`,
      `pay <Amount> (for | at | on) <Billed Address> ${linkedMethod}`,
      `pay [<Service>] (bill | bills | balance | account) (for | at | of) <Billed Address> ${linkedMethod}`,
      `pay (for | at) <Billed Address> ${linkedMethod}`,
      `pay (in full | everything | what i owe | now) ${byMethod}`,
    ],
    examples: ['Make payment fifty dollars', 'Pay fifty two dollars thirty with my Visa', 'Pay my bill'],
    side: 'both',
    needs: 'account',
    right: 'MANAGEPAYMENT.write',
    leadsTo: paths.payment,
    endsIn: 'confirmation',
  },
  'Show Balance': {
    about: 'See what is owed',
    phrases: [
      '(show | see | check | view | tell | what is) [(current | account | open)] [<Service>] (balance | amount due)',
      '(how much | what) do i owe [(for | on) <Service>]',
      'how much is [(current | next)] [<Service>] bill',
      'when is [(current | next)] [<Service>] (bill | payment) due',
    ],
    examples: ['Show my balance', 'How much do I owe?'],
    side: 'both',
    needs: 'account',
    right: 'MANAGEPAYMENT.read',
    leadsTo: paths.dashboard,
    endsIn: 'screen',
  },
  'Open Last Bill': {
    about: 'Open the newest bill',
    phrases: [
      '(open | show | see | view | read) (last | latest | newest | recent | current | this month | this months) (bill | statement | invoice)',
    ],
    examples: ['Open my last bill'],
    side: 'both',
    needs: 'account',
    right: 'BILLINGHISTORY.read',
    leadsTo: paths.billingHistory,
    endsIn: 'screen',
  },
  'Download Statement': {
    about: 'Save a statement as a PDF',
    phrases: [
      '(download | save | get | print) [(last | latest | newest | recent | current)] (statement | bill | invoice) [[(of | for | from)] <Month> [<Year>]]',
      '(download | save | get | print) <Month> [<Year>] (statement | bill | invoice)',
    ],
    examples: ['Download my statement', 'Download the March statement'],
    side: 'both',
    needs: 'account',
    right: 'BILLINGHISTORY.read',
    leadsTo: paths.billingHistory,
    endsIn: 'screen',
  },
  'Create Message': {
    about: 'Write to us',
    phrases: [
      '(create | write | send | new | start | compose) [new] message [(about | regarding | on | concerning) <Subject>]',
      '(write | message) (you | customer care | support | us) [(about | regarding | on | concerning) <Subject>]',
    ],
    examples: ['Create a message', 'Write a message about my router'],
    side: 'both',
    needs: 'customer',
    right: 'MESSAGEBOX.write',
    leadsTo: paths.messageCenter,
    endsIn: 'screen',
  },
  'New Service Request': {
    about: 'Ask for a service visit, a move or a repair',
    phrases: [
      '[(create | open | start | make | file | submit)] new [<Service>] (service request | request | ticket | service ticket)',
      '(create | open | start | make | file | submit) [<Service>] (service request | request | ticket | service ticket)',
      '(report | have) [<Service>] (problem | issue) [(with | on) <Service>]',
    ],
    examples: ['New service request', 'Report a problem with my gas'],
    side: 'both',
    needs: 'account',
    right: 'SERVICETICKET.write',
    leadsTo: paths.serviceTicketCreate,
    endsIn: 'screen',
  },
  'Switch Address': {
    about: 'Look at another address',
    phrases: [
      '(switch | change | choose) (account | address | accounts | addresses) [<Address>]',
      'switch <Address>',
      '(go | use | show) (address | account at) <Address>',
    ],
    examples: ['Switch address', `Switch to ${exampleAddress}`],
    side: 'both',
    needs: 'customer',
    leadsTo: null,
    endsIn: 'screen',
  },
  'Find Customer': {
    about: 'Look for a customer',
    phrases: [
      '(find | search | search for | look for | look up | open) (customer | customers | account) [<Customer>]',
      '(find | search | search for | look for | look up) <Customer>',
    ],
    examples: ['Find customer Ellery', `Look up ${exampleAddress}`],
    side: 'staff',
    right: 'ACCOUNTS.read',
    leadsTo: null,
    endsIn: 'screen',
  },
  'Open Queue': {
    about: 'Go to the messages that wait',
    phrases: [
      '(open | show | go | see | check) [(message | messages)] queue',
      '(next | show) (waiting | unanswered) (message | messages)',
    ],
    examples: ['Open queue'],
    side: 'staff',
    leadsTo: paths.messageQueue,
    endsIn: 'screen',
  },
  'New Credit Run': {
    about: 'Credit accounts',
    phrases: ['[(start | create | begin)] new credit run', '(issue | give) (credit | credits)'],
    examples: ['New credit run'],
    side: 'staff',
    right: 'CREDITS.write',
    leadsTo: paths.issueCredit,
    endsIn: 'confirmation',
  },
  'Close Customer': {
    about: 'Leave the account that is open',
    phrases: ['(close | leave | reset) (customer | account)'],
    examples: ['Close customer'],
    side: 'staff',
    needs: 'customer',
    leadsTo: null,
    endsIn: 'screen',
  },
  'Change Look': {
    about: 'Change between light and dark',
    phrases: [
      '(use | change | switch | turn on) <Look> [(look | theme | mode)]',
      '(change | switch) (look | theme | mode)',
    ],
    examples: ['Use the dark look'],
    side: 'both',
    right: 'ACCOUNTPREF.write',
    leadsTo: null,
    endsIn: 'screen',
  },
  // For the grammar and the list; the parser knows more ways to tell of it (danger.ts), and puts them before everything.
  Emergency: {
    about: 'Learn what to do when it smells of gas or burns',
    phrases: [
      '(i | we) smell gas',
      'it (smells of | smells like) gas',
      '[(report | there is | i have | we have)] (gas leak | gas smell | smell of gas)',
      '[(report | there is)] carbon monoxide [alarm]',
    ],
    examples: ['I smell gas'],
    side: 'both',
    leadsTo: null,
    endsIn: 'screen',
  },
  Ask: {
    about: 'Ask a question',
    phrases: [
      '(open | start | show) (chat | assistant)',
      'ask (question | something)',
      'ask [about] <Subject>',
      'chat [(with us | about <Subject>)]',
    ],
    examples: ['Ask about autopay'],
    side: 'both',
    leadsTo: null,
    endsIn: 'screen',
  },
  'What Can I Say': {
    about: 'See this list',
    phrases: ['what can i (say | ask | do)', '(show | list | voice) commands', 'help [commands]'],
    examples: ['What can I say?'],
    side: 'both',
    leadsTo: null,
    endsIn: 'screen',
  },
  'Stop Listening': {
    about: 'Turn the microphone off',
    phrases: ['(stop | end | quit) listening', '(turn off | mute | close) microphone'],
    examples: ['Stop listening'],
    side: 'both',
    leadsTo: null,
    endsIn: 'screen',
  },
  'Sign Out': {
    about: 'Sign out',
    phrases: ['(sign | log) (out | off)', '(signout | logout | logoff)', 'log out'],
    examples: ['Sign out'],
    side: 'both',
    leadsTo: null,
    endsIn: 'screen',
  },
  'Go To': {
    about: 'Open a page',
    phrases: [
      '(go | open | show | see | take | bring | view | navigate | visit) <Page> [(page | screen | settings)]',
      '<Page> page',
    ],
    examples: ['Go to payment history', 'Show my service requests'],
    side: 'both',
    leadsTo: null,
    endsIn: 'screen',
  },
}
