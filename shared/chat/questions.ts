/** Questions about one's own account, as people ask them. Written like the phrases of commands (commands/registry.ts). */
import type { Right } from '../access'

export const accountTopics = ['balance', 'lastPayment', 'openRequests', 'plan', 'autopay'] as const
export type AccountTopic = (typeof accountTopics)[number]

export interface AccountQuestion {
  phrases: readonly string[]
  /** As somebody may ask it. */
  example: string
  right: Right
}

export const accountQuestions: Record<AccountTopic, AccountQuestion> = {
  balance: {
    phrases: [
      '(how much | what) do i owe',
      '[(what is | show | tell | check)] [(current | account | open)] (balance | amount due)',
      'when is [(current | next)] (bill | payment) due',
      '[when is] due date [of [next] bill]',
      'how (much | high) is [(current | next | last)] bill',
    ],
    example: 'How much do I owe?',
    right: 'MANAGEPAYMENT.read',
  },
  lastPayment: {
    phrases: [
      '[(what | when | how much) (was | is)] (last | latest | recent) payment',
      '(did | has) [last] payment (arrive | arrived | post | posted | go through | gone through | come)',
      '(when | how much | what) did i [last] pay [last]',
      'have i paid [bill]',
      'did you (get | receive) payment',
    ],
    example: 'When was my last payment?',
    right: 'PAYMENTHISTORY.read',
  },
  openRequests: {
    phrases: [
      '[(what | which | do i have | have i | are there | how many)] [any] open [service] (requests | request | tickets | ticket | cases | case)',
      '[what is] status [of] [service] (request | requests | ticket | tickets | case)',
      '(when | what time) is (technician | appointment | visit) [coming]',
      'when is [next] (appointment | visit)',
      '(where | how far) is [service] (request | ticket)',
    ],
    example: 'Do I have open requests?',
    right: 'SERVICETICKET.read',
  },
  plan: {
    phrases: [
      '(what | which) (plan | plans | package | speed | service) (do i have | am i on | have i got | am i paying for)',
      '[what is] current (plan | package | speed)',
      'what is [internet] (plan | speed)',
      'how fast is (internet | plan | connection)',
      'what do i pay [for] (internet | plan | month | monthly)',
    ],
    example: 'Which plan do I have?',
    right: 'ACCOUNTS.read',
  },
  autopay: {
    phrases: [
      '(am i | are we) [(on | using | enrolled in)] autopay',
      'is (autopay | auto pay) (on | active | enabled | set up)',
      '(do i have | have i) (autopay | auto pay)',
      'when (is | does) [next] autopay [(due | happen | charge | pay)]',
    ],
    example: 'Is autopay on?',
    right: 'MANAGEPAYMENT.read',
  },
}

/** Whoever wants one is offered one at once. */
export const personPhrases: readonly string[] = [
  '(talk | speak | chat) [with] (person | human | someone | somebody | agent | representative | operator | staff)',
  '[real] (person | human | agent | representative | operator)',
  'connect [with] (person | human | someone | agent | representative)',
  '(contact | call | reach) (customer care | support | somebody | someone)',
]
