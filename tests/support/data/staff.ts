import type { TestServer } from '../server/server'
import { addPerson, allRights } from './people'

/** Signs in a new staff member and returns the token. */
export const signInStaff = async (
  server: Pick<TestServer, 'database' | 'signIn'>,
  rights: string[] = allRights,
): Promise<string> => server.signIn(await addPerson(server.database.db, { userType: 'CENTRIC', rights }))
