/** Sends requests to any call of the contract, signed in as someone who may make it. */
import { keyRights } from '#shared/access/apiKeys'
import type { AnyEndpoint } from '#shared/http/endpoint'
import { addApiKey } from '../data/access/apiKeys'
import { addPerson, allRights } from '../data/people'
import { signInStaff } from '../data/staff'
import { isStaffOnly } from './calls'
import type { TestServer } from './server'

const file = { name: 'note.txt', bytes: Buffer.from('A note.') }

/**
 * Signs in a customer and a member of staff with every right, and returns a function that sends a request as one of them,
 * or with an API key.
 */
export async function signInForEveryCall(server: TestServer) {
  const token = await server.signIn(await addPerson(server.database.db, { rights: allRights }))
  const staffToken = await signInStaff(server)
  const key = await addApiKey(server, keyRights)
  return (endpoint: AnyEndpoint, input: object) =>
    server.call(endpoint, input as never, {
      token: endpoint.takesKey === 'only' ? key : isStaffOnly(endpoint) ? staffToken : token,
      ...(endpoint.takesFile ? { file } : {}),
    })
}
