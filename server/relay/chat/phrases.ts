/** Questions that the chat knows the meaning of, as people ask them. Written like the phrases of commands (commands/registry.ts). */
import type { AccountTopic } from '#shared/chat/questions'

export const accountPhrases: Record<AccountTopic, readonly string[]> = {
  balance: [
    '(how much | what) do i owe',
    '[(what is | show | tell | check)] [(current | account | open)] (balance | amount due)',
    'when is [(current | next)] (bill | payment) due',
    '[when is] due date [of [next] bill]',
    'how (much | high) is [(current | next | last)] bill',
  ],
  lastPayment: [
    '[(what | when | how much) (was | is)] (last | latest | recent) payment',
    '(did | has) [last] payment (arrive | arrived | post | posted | go through | gone through | come)',
    '(when | how much | what) did i [last] pay [last]',
    'have i paid [bill]',
    'did you (get | receive) payment',
  ],
  openRequests: [
    '[(what | which | do i have | have i | are there | how many)] [any] open [service] (requests | request | tickets | ticket | cases | case)',
    '[what is] status [of] [service] (request | requests | ticket | tickets | case)',
    '(when | what time) is (technician | appointment | visit) [coming]',
    'when is [next] (appointment | visit)',
    '(where | how far) is [service] (request | ticket)',
  ],
  plan: [
    '(what | which) (plan | plans | package | speed | service) (do i have | am i on | have i got | am i paying for)',
    '[what is] current (plan | package | speed)',
    'what is [internet] (plan | speed)',
    'how fast is (internet | plan | connection)',
    'what do i pay [for] (internet | plan | month | monthly)',
  ],
  autopay: [
    '(am i | are we) [(on | using | enrolled in)] autopay',
    'is (autopay | auto pay) (on | active | enabled | set up)',
    '(do i have | have i) (autopay | auto pay)',
    'when (is | does) [next] autopay [(due | happen | charge | pay)]',
  ],
}

/** Whoever wants one is offered one at once. */
export const personPhrases: readonly string[] = [
  '(talk | speak | chat) [with] (person | human | someone | somebody | agent | representative | operator | staff)',
  '[real] (person | human | agent | representative | operator)',
  'connect [with] (person | human | someone | agent | representative)',
  '(contact | call | reach) (customer care | support | somebody | someone)',
]
