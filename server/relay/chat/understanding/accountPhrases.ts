/**
 * Phrases for questions about an account, as users ask them. The syntax is that of command phrases
 * (commands/registry.ts).
 */
import type { ChatTopic } from './topics'

const failed =
  '(declined | decline | fail | failed | failing | rejected | returned | refused | bounced | bounce | denied | not go through | not gone through | not work | not accepted)'
const requests = '(requests | request | tickets | ticket | cases | case)'
const technician = '(technician | tech | installer | repairman | visit | appointment | somebody | someone)'

export const accountPhrases: Record<ChatTopic, readonly string[]> = {
  balance: [
    '(how much | what | how much money) [(all | money)] (do i | must i | should i | would i) [still] (owe | pay | have pay | need pay) [you] [(all | now | today)]',
    '(how much | what) (is | am i | are) [still] (owed | owing | due | outstanding | open | left pay | unpaid)',
    '(do | did) i [still] owe [you] [(anything | something | money | you)]',
    '[(what is | what | show | tell | check | give | see)] [(current | account | open | outstanding | unpaid)] (balance | amount due | amount owed | balance due | amount owe | debt) [(on | of | for | in) (account | bill)]',
    'how (much | high) is [(current | next)] (bill | payment | bills | balance)',
    '[what is] [(current | this months | monthly)] bill',
    'when is [(current | next)] (bill | payment) due',
    'when (do i have | must i | do i need | should i | do i) pay [(bill | next)]',
    '[when is] due date [of [next] (bill | payment)]',
    '(is | are) [there] (anything | something | any amount | money | any bill | any bills | bill | payment) [still] (due | owed | open | unpaid | outstanding)',
    'am i (behind | past due | overdue | paid up | late | current) [(with | on) (payments | payment | bill | bills)]',
    '[do i have] [any] (unpaid | open | outstanding | past due | overdue) (bill | bills | balance | balances)',
    'do i have credit [(balance | account | on account)]',
  ],
  lastPayment: [
    '[(when | what | how much)] (last | latest | most recent) payment (was | is)',
    '[(what | when | how much) (was | is)] (last | latest | recent | most recent) payment [(made | amount | date | posted | received)]',
    '(did | has) [last] payment (arrive | arrived | post | posted | go through | gone through | come | come through | clear | cleared)',
    '(when | how much | what) did i [(last | recently)] pay [last] [(you | bill | time | last time | month | last month)]',
    '(when | how much) have i [last] paid [(last | you | bill)]',
    'have i [(paid | made payment)] [(paid | bill | this month | payment)]',
    'did i [(make | pay)] [last] (pay | payment | bill) [(bill | this month | last month | month | yet)]',
    'did you [(last | already)] (get | receive) [last] payment',
    'when did you last (get | receive) [(payment | money)]',
    'when was last time i (paid | made payment)',
    '(date | amount) of (last | latest | recent) payment',
  ],
  failedPayment: [
    `why (was | did | is | has | were | does) [last] [(credit | debit | bank)] (payment | card | autopay | payments | check) [(been | get)] ${failed}`,
    `(was | did | has | is) [(any | last)] (payment | card | autopay | payments) [(been | get)] ${failed}`,
    `[(last | credit)] (payment | card | autopay) [(was | has been | got | is | did)] ${failed}`,
    '(what happened | what is wrong | what went wrong) [with] [last] (payment | card)',
    '[(what is | tell)] reason payment (was declined | failed | was returned | declined)',
  ],
  openRequests: [
    `[(what | which | do i have | have i | are there | how many | show | are | i have)] [(any | got any | all)] (open | active | pending) [service] ${requests} [(do i have | are there | open)]`,
    `(do i have | have i | are there | have i got) [(any | some)] [service] ${requests} [(open | pending | waiting)]`,
    `how many [service] ${requests} (do i have | are open | are there | have i) [open]`,
    `[what is] status [of] [(open | last)] [service] ${requests}`,
    `(where | how far | how) is [last] [service] (request | ticket)`,
    `what is happening with [service] ${requests}`,
    `[(is there | are there | do you have)] [any] (update | updates | news) [(on | about | to)] [service] ${requests}`,
  ],
  nextVisit: [
    `(when | what time | at what time) (is | does | will | do) [next] ${technician} [(coming | come | arriving | arrive | be | scheduled | here)]`,
    `[(when is | what is)] [next] (appointment | visit) [(date | time)]`,
    `do i have [(any | next | upcoming)] (appointment | appointments | visit | visits) [scheduled]`,
    `who is coming`,
    `is ${technician} (coming | scheduled) [today]`,
  ],
  plan: [
    '(what | which) [<Service>] (plan | plans | package | packages | speed | service | services | bundle) (do i have | am i on | have i got | am i paying for | do i pay for | have i | do i get)',
    '[(what is | tell | show)] [current] [<Service>] (plan | package | bundle)',
    '[what is] [current] (<Service> | connection) speed',
    'what speed (do i have | do i get | do i pay for | am i paying for)',
    'how fast is (internet | plan | connection | wifi | fiber)',
    '(what | how much) (do i pay | am i paying) [for] (<Service> | plan | month | monthly) [(month | monthly | every month | each month | per month)]',
    'how much (is | does) (<Service> | plan | package) [(plan | service | package)] [(cost | a month | monthly | per month | every month | each month)]',
    'what does (<Service> | plan | package) [(plan | service)] cost [(month | monthly | per month)]',
    '[what is] (price | cost | monthly price | monthly cost) [of] (<Service> | plan) [(plan | service)]',
    'what am i (on | paying for | subscribed)',
  ],
  autopay: [
    '(am i | are) [(on | using | enrolled in | enrolled | set up for | set up on | signed up for)] autopay',
    'is [<Service>] autopay [turned] (on | off | active | enabled | set up)',
    '(do i have | have i | do i use | did i set up) autopay [(on | set up | enabled | turned on | active)]',
    'when (is | does | will) [next] autopay [(due | happen | charge | pay | run | come out | scheduled)] [bill]',
    '(do i | is bill) (pay | paid) automatically',
    '(what is | check | show) autopay [status]',
    'autopay (status | on | off | enabled)',
  ],
  // These are asked in many words (meaningRules.ts), or like the ones above with a month.
  monthPayments: [],
  monthBill: [],
  billChange: [],
  newestBill: [
    '[(what is | what was | how much was | how much is | how high was | how high is | when was | where is | tell | what about)] (last | latest | newest | recent | most recent | previous) (bill | statement | invoice) [(amount | date)]',
    '(how much | what) was [last] (bill | statement | invoice) [last month]',
    '(what | how much) (was i | did you) (charged | billed | charge | bill) [last] [month]',
    'when (was | did) [i] (last billed | last bill come)',
    'how much is newest (bill | statement)',
  ],
  unread: [
    '[(do i have | have i got | are there | have i | did i get | i have | are | is there)] [(any | some | got any)] (new | unread) (messages | message | mail | replies | answers)',
    '(do i have | have i got | are there | did i get) [(any | some)] (messages | message | replies | reply | mail)',
    'how many [(new | unread)] messages (do i have | are there | have i)',
    '(did | has) (you | anybody | anyone | someone | customer care | support) (answered | answer | replied | reply | respond | responded | write back | written back | wrote) [message]',
    '[any] (new | unread) messages',
    '(is there | have you | any) (reply | answer | answered) [(message | from you)]',
  ],
  outage: [
    '[(is | are)] [there] [(an | any | known | current | internet | service | gas | power | fiber | tv)] [(known | current | internet | service | gas | fiber | tv | network)] (outage | outages | interruption | interruptions | disruption)',
    '(do i have | are you having | is there | do you have | have you | having) [(any | known)] [(internet | service | network | fiber)] (outage | outages)',
    '(is | are) [(there | whole)] (<Service> | service | network | system | everything) (down | out | off | working | offline)',
    '(<Service> | service | network) [(is | has been | went | just went | has gone)] [completely] (down | out | not working | off | dead | gone | offline)',
    'why is (<Service> | service) (down | out | not working | off | offline)',
    'i have no (internet | wifi | tv | service | signal | connection)',
    'is there [any] [planned] (maintenance | planned work | work) [planned]',
    'when will (<Service> | service) (be back | come back | be back up | be restored)',
  ],
  accountNumber: [
    '[(what is | where is | what are | tell | give | where do i find | find)] [(billing | customer | service)] account (number | numbers | no | id)',
    '[(what is | where is)] customer (number | id)',
    '(which | what) account [number] do i have',
    '[what is] number of account',
    'what accounts do i have',
  ],
  address: [
    '[(what is | what | tell | show)] [(service | current | home | street)] address [(do you have | on file | is on file | is this | am i looking at)]',
    '(what | which) (address | addresses) (do i have | do you have | is this | am i looking at | is on file | is chosen) [on file]',
    'where do i live',
  ],
  people: [
    '[(who is | who are | show | list | which are)] [all] [(other | all)] (authorized | other) (users | user | people | persons | contacts) [(on | of | for)] [account]',
    'who [else] (has access | can sign in | can log in | is authorized | can use | can see | may see | is on | can manage) [(account | on account | for account | access)]',
    '(how many | which | what) (users | people | authorized users) (do i have | are there | have access | are on) [account]',
    'who (is account holder | is holder | holds account | are users | are authorized)',
  ],
  gasUsage: [
    '(how much gas | how many therms | how many ccf | how much heat) (did i | have i | do i | was | were) [(use | used | consume | consumed | burn)] [(last month | this month | month | lately | last year)]',
    '[(what is | what was | how high was | how much was | show)] [(last | current)] gas (usage | consumption | use) [(last month | this month)]',
    '[(what is | what was | tell)] [(last | latest | newest)] (meter reading | meter read | reading)',
    'therms [(used | last month)]',
  ],
  dataUsage: [
    '(how much data | how many gb | how many gigabytes | how much internet | how much bandwidth) (did i | have i | do i | was) [(use | used | download | downloaded | consume | consumed)] [(last month | this month | month | so far | lately)]',
    '[(what is | what was | show)] (data | internet | bandwidth) (usage | consumption | use | volume) [(last month | this month)]',
  ],
}
