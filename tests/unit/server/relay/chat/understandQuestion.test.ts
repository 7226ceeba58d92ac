import { describe, expect, it } from 'vitest'
import { accountQuestions, accountTopics } from '#shared/chatQuestions'
import { entries } from '#shared/faq/entries'
import { smallTalkOf, understandQuestion } from '../../../../../server/relay/chat/understanding/understandQuestion'

const intentOf = (sentence: string, author = { isOfStaff: false }) =>
  understandQuestion(sentence, author)?.intent ?? null

describe('a question about the user’s own account', () => {
  it.each(accountTopics)('is recognized: %s', (topic) => {
    expect(intentOf(accountQuestions[topic].example)).toMatchObject({ kind: 'account', topic })
  })

  it.each([
    ['what is my balance?', 'balance'],
    ['When is my bill due', 'balance'],
    ['Do I owe you anything', 'balance'],
    ['is anything due', 'balance'],
    ["what's the amount due on my account", 'balance'],
    ["I'd like to know when my last payment was", 'lastPayment'],
    ["What's my bill?", 'balance'],
    ['When did I last pay', 'lastPayment'],
    ['did my payment go through', 'lastPayment'],
    ['how much was my last payment', 'lastPayment'],
    ['Why was my payment declined', 'failedPayment'],
    ['why did my payment fail?', 'failedPayment'],
    ['my card was declined', 'failedPayment'],
    ['do I have any open tickets?', 'openRequests'],
    ['how many service requests do I have', 'openRequests'],
    ['any update on my ticket?', 'openRequests'],
    ['when is the technician coming', 'nextVisit'],
    ['do I have an appointment', 'nextVisit'],
    ['What plan am I on', 'plan'],
    ['how fast is my internet', 'plan'],
    ['how much is my internet', 'plan'],
    ['what do I pay for internet', 'plan'],
    ['am I on autopay', 'autopay'],
    ['my last bill', 'newestBill'],
    ['how much was my last bill', 'newestBill'],
    ['what is my latest statement', 'newestBill'],
    ['Is there an outage?', 'outage'],
    ['any outages near me', 'outage'],
    ['my internet is down', 'outage'],
    ['Do I have any new messages', 'unread'],
    ['how many unread messages do I have', 'unread'],
    ['have you answered my message', 'unread'],
    ['What is my account number', 'accountNumber'],
    ['whats my account number', 'accountNumber'],
    ['what is my address', 'address'],
    ['who are my authorized users', 'people'],
    ['who has access to my account', 'people'],
    ['how many therms did I use last month', 'gasUsage'],
    ['what was my gas usage', 'gasUsage'],
    ['how much data did I use this month', 'dataUsage'],
    ['why is my bill so high', 'billChange'],
    ['what did I pay in September', 'monthPayments'],
    ['what was my bill in March 2026', 'monthBill'],
  ] as const)('“%s” is about %s', (question, topic) => {
    expect(intentOf(question)).toMatchObject({ kind: 'account', topic })
  })

  it.each([
    ['whats my balnce', 'balance'],
    ['how mcuh do i ow', 'balance'],
    ['when is my paymet due', 'balance'],
    ['is autopya on', 'autopay'],
    ['do i have opne requsets', 'openRequests'],
    ['is there an outgae', 'outage'],
    ['when is my appointmnet', 'nextVisit'],
  ] as const)('is recognized despite typos: “%s”', (question, topic) => {
    expect(intentOf(question)).toMatchObject({ kind: 'account', topic })
  })

  it.each([
    ['How much do I owe in total', { isAll: true }],
    ['what do I owe on all my accounts', { isAll: true }],
    ['what is my total balance', { isAll: true }],
    ['what do I owe for fiber and gas', { isAll: true }],
    ['what do I owe for gas', { service: 'GAS' }],
    ['how much is my gas bill', { service: 'GAS' }],
    ['is autopay on for gas', { service: 'GAS' }],
    ['what do I owe at 9700 Larkin', { place: '9700 larkin' }],
    ['what do I owe at 9700 Larkin Ct?', { place: '9700 larkin ct' }],
    ['what is the balance for 1500 North Quill Street', { place: '1500 north quill street' }],
    ['what do I owe for lot 12', { place: 'lot 12' }],
    ['balance of BA-0123456789', { number: 'ba-0123456789' }],
    ['what do I owe on account 1234567890', { number: '1234567890' }],
    ['how much is my tv', { service: 'TV' }],
  ])('“%s” names its accounts', (question, mention) => {
    expect(intentOf(question)).toMatchObject({ kind: 'account', mention })
  })

  it.each([
    ['How much does this customer owe?', 'balance'],
    ['what does the account owe', 'balance'],
    ['what is the customer’s balance', 'balance'],
    ['when did she last pay', 'lastPayment'],
    ['has the customer paid', 'lastPayment'],
    ['does he have autopay', 'autopay'],
    ['are they on autopay', 'autopay'],
    ['what plan are they on', 'plan'],
    ['does she have any open requests', 'openRequests'],
    ['why was her payment declined', 'failedPayment'],
  ] as const)('is recognized if staff ask about a customer: “%s”', (question, topic) => {
    expect(intentOf(question, { isOfStaff: true })).toMatchObject({ kind: 'account', topic })
  })

  it.each([
    'cancel my last payment',
    'pay my bill',
    'pay 50 dollars with visa',
    'what is my electric bill',
    'how much do I owe my neighbor',
    'who won the world cup',
  ])('is not confused with another one: “%s”', (question) => {
    expect(intentOf(question)).toBeNull()
  })

  it('is never one that the FAQs answer', () => {
    const taken = entries.filter(({ question, slug }) => {
      const intent = intentOf(question)
      return intent !== null && !(intent.kind === 'faq' && intent.slug === slug)
    })
    expect(taken.map(({ question }) => question)).toEqual([])
  })
})

describe('a question about the provider', () => {
  it.each([
    ["what's your phone number", 'phone'],
    ['how do I call you', 'phone'],
    ['which number do I call about my bill', 'phone'],
    ['where is your office', 'place'],
    ['what is your address', 'place'],
    ['where are you located', 'place'],
    ['opening hours', 'hours'],
    ['are you open on Sunday', 'hours'],
    ['when do you close', 'hours'],
  ] as const)('“%s” is about %s', (question, topic) => {
    expect(intentOf(question)).toEqual({ kind: 'office', topic })
  })

  it('is distinguished from one about the user’s own phone', () => {
    expect(intentOf('what is my phone number')).toBeNull()
  })
})

describe('a question that a FAQ answers in other words', () => {
  it.each([
    ['I am moving next month', 'move-when'],
    ["We're moving to Austin", 'move-when'],
    ['how do I move my service', 'move-when'],
    ['wife to the account', 'add-person'],
    ['I want to add my husband', 'add-person'],
    ['can I add my son to my account', 'add-person'],
    ['do I have any late fee', 'late-fee'],
    ['why did I get a late fee', 'late-fee'],
    ['when is my next bill', 'when-due'],
    ['I was charged twice', 'paid-twice'],
    ["I can't pay my bill", 'cannot-pay'],
    ['can I pay my bill in parts', 'cannot-pay'],
    ['where do I mail a check', 'ways-to-pay'],
    ['what happens to my last bill', 'final-bill'],
    ['how do I change my plan to 2 gig', 'change-plan'],
    ['how do I turn on autopay', 'autopay-on'],
    ['my balance is wrong', 'wrong-charge'],
    ['what is my wifi password', 'wifi-password'],
    ['I want to cancel my service', 'cancel-service'],
    ['can I pay later, I lost my job', 'cannot-pay'],
    ['refund pls!!!', 'get-refund'],
    ['send technician tomorrow', 'request-technician'],
  ])('“%s” is recognized', (question, slug) => {
    expect(intentOf(question)).toEqual({ kind: 'faq', slug })
  })
})

describe('a question of a builder', () => {
  const slugFor = (question: string, author: { isOfStaff: boolean; hasProperties?: boolean }) => {
    const intent = understandQuestion(question, author)?.intent
    return intent?.kind === 'faq' ? intent.slug : null
  }

  it.each([
    ['who pays for the gas until the buyer moves in', 'who-pays'],
    ['list of lots without service', 'my-lots'],
    ['the ready date of a lot has to change', 'requested-date'],
    ['import lots from a csv file', 'import-properties'],
  ])('“%s” is recognized, but not if other customers ask it', (question, slug) => {
    expect(slugFor(question, { isOfStaff: false, hasProperties: true })).toBe(slug)
    expect(slugFor(question, { isOfStaff: false })).not.toBe(slug)
  })
})

describe('a question about someone else’s business', () => {
  it.each(['how do I change my gmail password', 'my dentist’s bill is wrong', 'who is the ceo'])(
    'is not understood: “%s”',
    (question) => {
      expect(intentOf(question)).toBeNull()
    },
  )
})

describe('the request for a person', () => {
  it.each(['I want to talk to a human', 'let me speak with a person please', 'real person', 'operator'])(
    'is recognized in “%s”',
    (sentence) => {
      expect(intentOf(sentence)).toEqual({ kind: 'person' })
    },
  )
})

describe('a message without a question', () => {
  it.each([
    ['hi', 'greeting'],
    ['Hello!', 'greeting'],
    ['Hi there', 'greeting'],
    ['thanks', 'thanks'],
    ['OK, thank you.', 'thanks'],
    ['ok', 'agreed'],
    ['bye', 'goodbye'],
    ['hello, are you a person?', 'whoAreYou'],
    ['are you a person?', 'whoAreYou'],
    ['Are you a robot', 'whoAreYou'],
    ['what can you do?', 'help'],
  ])('is distinguished from a question: “%s”', (message, kind) => {
    expect(smallTalkOf(message)).toBe(kind)
  })

  it.each(['hi, how much do I owe?', 'help with my bill', 'heating'])('is not “%s”', (message) => {
    expect(smallTalkOf(message)).toBeNull()
  })
})
