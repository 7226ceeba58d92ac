import { describe, expect } from 'vitest'
import { askChat } from '#shared/contract/speech/chat'
import { entryOf } from '#shared/faq/entries'
import * as deskTexts from '#shared/texts/cases/desks'
import * as commonTexts from '#shared/texts/common'
import * as chatAccountTexts from '#shared/texts/speech/chatAccounts'
import * as chatAnswerTexts from '#shared/texts/speech/chatAnswers'
import { addDocument } from '../../support/data/content/documents'
import { addChatUser, ask } from '../../support/data/speech/chat'
import { testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.beforeAll(async ({ server }) => {
  server.setNow(testNow)
})

const faq = (slug: string) => [`“${entryOf(slug)?.question}”`, ...(entryOf(slug)?.answer ?? [])]

describe('a question to the chat', () => {
  it('is answered in the words of the FAQs, with their question and alternatives', async ({ server }) => {
    const { askQuestion } = await addChatUser(server)
    const answer = await askQuestion('how do I change my wifi passwrod')
    expect(answer).toMatchObject({ source: 'questions', text: faq('wifi-password'), offers_person: true })
    expect(answer.links.at(-1)?.path).toBe('/faq?q=wifi-password')
    expect(answer.related.length).toBeGreaterThan(0)
    expect((await askQuestion(answer.related[0] ?? '')).source).toBe('questions')
  })

  it('gets the answer of the FAQ that has its words, whatever its punctuation', async ({ server }) => {
    const { askQuestion } = await addChatUser(server)
    expect((await askQuestion('why do i pay a deposit')).text).toEqual(faq('why-deposit'))
    expect((await askQuestion('What happens to my last bill?')).text).toEqual(faq('final-bill'))
  })

  it('a question of builders and associations is answered only for them, also among the alternatives', async ({
    server,
  }) => {
    const question = 'Is there a deposit for each lot?'
    const builder = await addChatUser(server, { userType: 'BUILDER' })
    const developer = await addChatUser(server, { userType: 'DEVELOPER' })
    const customer = await addChatUser(server)
    for (const { askQuestion } of [builder, developer])
      expect((await askQuestion(question)).text).toEqual(faq('lot-deposit'))
    expect((await customer.askQuestion(question)).source).toBe('nothing')
    expect((await customer.askQuestion('deposit')).related).not.toContain(question)
    expect((await customer.askQuestion('What is an easement, and can I build over it?')).text).toEqual(faq('easement'))
  })

  it('gets a document that is meant for the user, and no other', async ({ server }) => {
    await addDocument(server, {
      title: 'Hydrant clearance rules',
      description: 'How far plantings stay away.',
      userTypes: ['BUILDER'],
    })
    const builder = await addChatUser(server, { userType: 'BUILDER' })
    const customer = await addChatUser(server)
    // The chat rereads published content once a minute.
    server.setNow(new Date(Date.parse(testNow) + 120_000).toISOString())
    expect(await builder.askQuestion('hydrant clearance rules')).toMatchObject({
      source: 'documents',
      text: [chatAnswerTexts.thisMightHelp('Hydrant clearance rules'), 'How far plantings stay away.'],
    })
    expect((await customer.askQuestion('hydrant clearance rules')).source).toBe('nothing')
  })

  it('is reported as one without an answer if there is none, and customer care is offered', async ({ server }) => {
    const { askQuestion } = await addChatUser(server)
    expect(await askQuestion('who won the world cup')).toEqual({
      source: 'nothing',
      about: [],
      text: chatAnswerTexts.unknown,
      links: [],
      command: null,
      related: [],
      offers_person: true,
      is_worded: false,
    })
  })

  it('gets an offer to do what it requests', async ({ server }) => {
    const { askQuestion } = await addChatUser(server)
    expect(await askQuestion('pay fifty dollars')).toMatchObject({
      source: 'command',
      command: { Command: 'Make Payment', Parameters: { Amount: 50 } },
    })
  })

  it('a question about a page gets a link with its name', async ({ server }) => {
    const { askQuestion } = await addChatUser(server)
    expect(await askQuestion('open billing statements')).toMatchObject({
      source: 'command',
      text: [chatAnswerTexts.page('Billing Statements')],
      links: [{ label: chatAnswerTexts.openPage('Billing Statements'), path: '/BillingHistory' }],
      command: null,
    })
  })

  it('a question about a smell of gas is answered with what to do, whatever else was asked', async ({ server }) => {
    const { askQuestion } = await addChatUser(server)
    for (const question of ['I smell gas, how much do I owe?', 'no gas smell, just wondering about gas rates']) {
      const answer = await askQuestion(question)
      expect(answer).toMatchObject({ source: 'safety', offers_person: false })
      expect(answer.text[0]).toBe(faq('smell-gas')[1])
    }
  })

  it('a request to talk to a person is answered with the offer of customer care', async ({ server }) => {
    const { askQuestion } = await addChatUser(server)
    expect(await askQuestion('I want to talk to a human')).toMatchObject({ source: 'person', offers_person: true })
  })

  it.for(['I am moving next month', "I'm moving", 'how do I move my service'])(
    'a question about a move gets the link to its request: “%s”',
    async (question, { server }) => {
      const { askQuestion } = await addChatUser(server)
      const { text, links } = await askQuestion(question)
      expect(text).toEqual(faq('move-when'))
      expect(links[0]).toEqual({
        label: deskTexts.tellAboutMove,
        path: '/serviceTicketCreate?type=moving&subtype=move',
      })
    },
  )

  it.for([
    ['wife to the account', 'add-person'],
    ['how do I add my husband to my account', 'add-person'],
    ['do I have any late fee', 'late-fee'],
  ] as const)('a question in other words finds the right answer: “%s”', async ([question, slug], { server }) => {
    const { textTo } = await addChatUser(server)
    expect(await textTo(question)).toEqual(faq(slug))
  })

  it.for([
    ["what's your phone number", 'Bills and payments: 555-0101.'],
    ['where is your office', '20 Tallis Ave'],
    ['opening hours', 'Mon–Fri 9:00 AM–5:00 PM'],
  ] as const)('a question about contact details is answered: “%s”', async ([question, part], { server }) => {
    const { askQuestion } = await addChatUser(server)
    const { text, links } = await askQuestion(question)
    expect(text.join('\n')).toContain(part)
    expect(links).toEqual([{ label: commonTexts.contactUs, path: '/contactUs' }])
  })

  it.for(['hi', 'Hello!', 'thanks', 'are you a person?', 'what can you do'])(
    'a sentence that asks nothing is answered without the FAQs: “%s”',
    async (message, { server }) => {
      const { askQuestion } = await addChatUser(server)
      expect(await askQuestion(message)).toMatchObject({ source: 'talk', links: [], related: [] })
    },
  )

  it('requires a signed-in user', async ({ server }) => {
    const { status } = await server.call(askChat, { body: { message: 'hello' } })
    expect(status).toBe(401)
  })
})

describe('several questions in one message', () => {
  const owed = [
    chatAccountTexts.serviceHeading('Fiber', '412 Fennick Ave'),
    chatAccountTexts.owesUntil('own', 110_80, '2026-03-22'),
  ]

  it.for([
    'How much do I owe? Is autopay on?',
    'how much do I owe and is autopay on',
    'Hello! What is my balance? Also, is autopay on?',
  ])('are each answered: “%s”', async (message, { server }) => {
    const { textTo } = await addChatUser(server)
    expect(await textTo(message)).toEqual([...owed, chatAccountTexts.autopayIsOff])
  })

  it('are answered from the account first, then from the FAQs', async ({ server }) => {
    const { askQuestion } = await addChatUser(server)
    const answer = await askQuestion('Why is my bill so much higher in winter? And what do I owe?')
    expect(answer).toMatchObject({ source: 'account', text: [...owed, ...faq('winter-bill')] })
  })

  it('are reported separately if one has no answer', async ({ server }) => {
    const { textTo } = await addChatUser(server)
    expect(await textTo('What do I owe? Who won the world cup?')).toEqual([
      ...owed,
      chatAnswerTexts.unknownPart('Who won the world cup?'),
    ])
  })

  it('exclude what is answered together', async ({ server }) => {
    const { textTo } = await addChatUser(server)
    expect(await textTo('I came home late on Monday. What do I owe?')).toEqual(owed)
  })

  it('are one question if “and” is part of it', async ({ server }) => {
    const { textTo } = await addChatUser(server)
    expect(await textTo('When is my bill issued, and when is it due?')).toEqual(faq('when-due'))
  })

  it('keep the offer of customer care, and contain nothing of another customer’s account', async ({ server }) => {
    const mine = await addChatUser(server)
    const theirs = await addChatUser(server)
    expect(await mine.askQuestion('What do I owe? I want to talk to a human.')).toMatchObject({
      source: 'account',
      offers_person: true,
    })
    const { status } = await ask(server, { ...theirs, token: mine.token }, 'What do I owe? Is autopay on?')
    expect(status).toBe(404)
  })
})
