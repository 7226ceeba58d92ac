/** Asks the chat questions as a given user, optionally with an account selected. */
import { askChat, type ChatAnswer } from '#shared/contract/speech/chat'
import type { TestServer } from '../../server/server'
import { addAccount, addPerson } from '../people'

interface ChatCaller {
  token: string
  /** The account that is selected in the portal. */
  account?: { serviceAccountId: string } | undefined
}

export async function ask(server: TestServer, { token, account }: ChatCaller, message: string) {
  const body = { message, ...(account && { crm_service_account_id: account.serviceAccountId }) }
  const { status, data } = await server.call(askChat, { body }, { token })
  return { status, answer: data as ChatAnswer }
}

type ChatUserOptions = NonNullable<Parameters<typeof addPerson>[1]>
type AccountOptions = NonNullable<Parameters<typeof addAccount>[2]>

/** Adds a signed-in user with one account, which is selected. */
export async function addChatUser(
  server: TestServer,
  options: ChatUserOptions = {},
  accountOptions: AccountOptions = {},
) {
  const { db } = server.database
  const person = await addPerson(db, options)
  const account = await addAccount(db, person.customerNumber, accountOptions)
  const token = await server.signIn(person)
  const askQuestion = async (message: string) => (await ask(server, { token, account }, message)).answer
  return { person, account, token, askQuestion, textTo: async (message: string) => (await askQuestion(message)).text }
}

/** Adds a user with fiber and gas at one address, and gas at another. */
export async function addHousehold(server: TestServer) {
  const { db } = server.database
  const chatUser = await addChatUser(server)
  const { customerNumber } = chatUser.person
  const gas = await addAccount(db, customerNumber, { serviceType: 'GAS', balance: 6202 })
  const larkin = { serviceType: 'GAS', balance: 4342, streetAddress: '9700 Larkin Ct' } as const
  return { ...chatUser, gas, otherAddressGas: await addAccount(db, customerNumber, larkin) }
}
