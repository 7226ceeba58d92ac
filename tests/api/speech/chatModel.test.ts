import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askChat, type ChatAnswer } from '#shared/contract/speech/chat'
import { entryOf } from '#shared/faq/entries'
import { addAccount, addPerson } from '../../support/data/people'
import { type ChatModel, startChatModel } from '../../support/data/speech/chatModel'
import { startServer, type TestServer, testNow } from '../../support/server/server'

let server: TestServer
let model: ChatModel
let token = ''
let serviceAccountId = ''
beforeAll(async () => {
  model = await startChatModel()
  server = await startServer({ CHAT_MODEL_URL: `${model.url}/`, CHAT_MODEL_KEY: 'model-key', CHAT_MODEL_NAME: 'small' })
  server.setNow(testNow)
  const person = await addPerson(server.database.db)
  serviceAccountId = (await addAccount(server.database.db, person.customerNumber)).serviceAccountId
  token = await server.signIn(person)
})
afterAll(async () => {
  await server.stop()
  await model.stop()
})
beforeEach(() => {
  model.requests.length = 0
})

async function ask(message: string): Promise<ChatAnswer> {
  const body = { message, crm_service_account_id: serviceAccountId }
  return (await server.call(askChat, { body }, { token })).data as ChatAnswer
}

const question = 'how do I change my wifi passwrod'
const asFound = entryOf('wifi-password')?.answer ?? []
const heading = `“${entryOf('wifi-password')?.question}”`

describe('a configured language model', () => {
  it('may rephrase what was found, and the answer says so', async () => {
    model.setAnswer('You can change it yourself.\n\nLook under Fiber Settings.')
    const answer = await ask(question)
    expect(answer).toMatchObject({
      source: 'questions',
      text: [heading, 'You can change it yourself.', 'Look under Fiber Settings.'],
      is_worded: true,
    })
    expect(answer.links.at(-1)?.path).toBe('/faq?q=wifi-password')
  })

  it('gets the question and the passage, and nothing of an account', async () => {
    model.setAnswer('UNKNOWN')
    await ask(question)
    expect(model.requests).toHaveLength(1)
    expect(model.requests[0]).toMatchObject({ path: '/v1/chat/completions', key: 'Bearer model-key' })
    const { model: name, messages } = JSON.parse(model.requests[0]?.body ?? '')
    expect(name).toBe('small')
    expect(messages).toHaveLength(2)
    expect(JSON.parse(messages[1].content)).toEqual({ question, passage: asFound.join('\n') })
  })

  it.each(['How much do I owe?', 'I smell gas', 'pay fifty dollars', 'who won the world cup', 'talk to a human'])(
    'is not asked about “%s”',
    async (message) => {
      model.setAnswer('It is all paid.')
      expect((await ask(message)).is_worded).toBe(false)
      expect(model.requests).toHaveLength(0)
    },
  )

  it.each([
    ['does not know', 'UNKNOWN'],
    ['says a figure that was not found', 'Call 555-9999 and pay $12.'],
    ['says nothing', ''],
    ['fails', 500],
  ])('leaves the answer unchanged if it %s', async (_what, reply) => {
    model.setAnswer(reply)
    expect(await ask(question)).toMatchObject({ text: [heading, ...asFound], is_worded: false })
    expect(model.requests).toHaveLength(1)
  })

  it('has four seconds to respond', async () => {
    model.setAnswer(null)
    const began = performance.now()
    expect(await ask(question)).toMatchObject({ text: [heading, ...asFound], is_worded: false })
    expect(performance.now() - began).toBeGreaterThan(3900)
  })
})
