/** Creates API keys for tests, as an administrator does. */
import { z } from 'zod/mini'
import type { KeyRight } from '#shared/access/apiKeys'
import { createApiKey } from '#shared/contract/access/apiKeys'
import type { TestServer } from '../../server/server'
import { newDigits } from '../people'
import { signInStaff } from '../staff'

/** Creates an API key with these rights, and returns it. */
export async function addApiKey(
  server: TestServer,
  rights: readonly KeyRight[],
  name = `Billing ${newDigits(8)}`,
): Promise<string> {
  const token = await signInStaff(server, ['APIKEYS.write', ...rights])
  const { data } = await server.call(createApiKey, { body: { name, rights: [...rights], days: 365 } }, { token })
  return z.object({ token: z.string() }).parse(data).token
}
