/**
 * Defines every command of the portal. The parser, the command palette, the grammar of the speech recognizer and the
 * list of commands all use it. Phrases are written in JSGF: `[optional]`, `(one | or the other)`, `<Parameter>`. They
 * don't contain small words (words.ts), which are also removed from sentences.
 */
import type { Right } from '../access/access'
import { paths } from '../paths'
import { methodPrepositions } from './methodWords'

/**
 * `amount`, `month`, `service`, `look` and `page` accept known words. The others accept any words to the end of the
 * sentence.
 */
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

/** Staff who opened a customer's account can also use its commands. */
export type PortalSide = 'customer' | 'staff'

export interface CommandEntry {
  phrases: readonly string[]
  /** The list of commands shows these sentences. */
  examples: readonly string[]
  side: PortalSide | 'both'
  /** The command needs a selected account, or for staff at least an opened customer. */
  needs?: 'account' | 'customer'
  right?: Right
  /** The command opens this path, or is null if it runs without opening a page. */
  leadsTo: string | null
  /** A command never moves money itself: the screen shows what would happen and waits for a confirmation. */
  endsIn: 'screen' | 'confirmation'
}

const prepositions = methodPrepositions.join(' | ')
const optionalMethod = `[[(${prepositions})] <Payment Method>]`
/** After an address, the preposition is required, because the method would otherwise be part of the address. */
const linkedMethod = `[(${prepositions}) <Payment Method>]`
/** "On" is only allowed if it can't introduce a bill. */
const methodWithOn = `[[(${prepositions} | on)] <Payment Method>]`

/** The list of commands replaces this address with one of the user's own. */
export const exampleAddress = '14505 Quill Street'

export const registry: Record<CommandName, CommandEntry> = {
  'Make Payment': {
    phrases: [
      `(make | send | submit) payment [(of | for) <Amount>] [(on | for) <Service> (bill | account)] ${methodWithOn}`,
      `(make | send | submit) payment (${prepositions}) <Payment Method> (of | for) <Amount>`,
      `(make | send | submit) <Service> payment [(of | for) <Amount>] ${methodWithOn}`,
      `(make | send | submit) <Amount> payment ${methodWithOn}`,
      `(make | send | submit) payment <Amount> ${methodWithOn}`,
      `pay <Amount> [(on | of | off | toward | towards | for) [<Service>] (bill | bills | balance | account)] ${optionalMethod}`,
      `pay [(full | whole | entire)] [<Service>] (bill | bills | balance | amount due) [(in full | off)] ${optionalMethod}`,
      `pay [for] <Service> ${optionalMethod}`,
      `pay <Amount> (for | at | on) <Billed Address> ${linkedMethod}`,
      `pay [<Service>] (bill | bills | balance | account) (for | at | of) <Billed Address> ${linkedMethod}`,
      `pay (for | at) <Billed Address> ${linkedMethod}`,
      `pay (in full | everything | what i owe | now) ${optionalMethod}`,
    ],
    examples: ['Make payment fifty dollars', 'Pay fifty two dollars thirty with my Visa', 'Pay my bill'],
    side: 'both',
    needs: 'account',
    right: 'MANAGEPAYMENT.write',
    leadsTo: paths.payment,
    endsIn: 'confirmation',
  },
  'Show Balance': {
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
    phrases: ['[(start | create | begin)] new credit run', '(issue | give) (credit | credits)'],
    examples: ['New credit run'],
    side: 'staff',
    right: 'CREDITS.write',
    leadsTo: paths.issueCredit,
    endsIn: 'confirmation',
  },
  'Close Customer': {
    phrases: ['(close | leave | reset) (customer | account)'],
    examples: ['Close customer'],
    side: 'staff',
    needs: 'customer',
    leadsTo: null,
    endsIn: 'screen',
  },
  'Change Look': {
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
  // These phrases are for the grammar and the list. The parser detects danger in other words too (danger.ts), before
  // any command.
  Emergency: {
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
    phrases: ['what can i (say | ask | do)', '(show | list | voice) commands', 'help [commands]'],
    examples: ['What can I say?'],
    side: 'both',
    leadsTo: null,
    endsIn: 'screen',
  },
  'Stop Listening': {
    phrases: ['(stop | end | quit) listening', '(turn off | mute | close) microphone'],
    examples: ['Stop listening'],
    side: 'both',
    leadsTo: null,
    endsIn: 'screen',
  },
  'Sign Out': {
    phrases: ['(sign | log) (out | off)', '(signout | logout | logoff)', 'log out'],
    examples: ['Sign out'],
    side: 'both',
    leadsTo: null,
    endsIn: 'screen',
  },
  'Go To': {
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
