import type { Profile } from '#shared/contract/customers/profile'
import type { Actor } from '../../http/actor'
import { notFound } from '../../http/appError'
import type { Services } from '../../services'
import * as queries from './profile.queries'

/** Returns a function that finds the user's own profile. Users without a contact have none. */
export const requireProfileWith =
  ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  async ({ userId }: Actor): Promise<Profile> => {
    const profile = await queries.findProfile(db, userId, clock.now())
    if (!profile) throw notFound()
    return profile
  }
