/** The person signed in, whose account the screens are about, and what may be done, for everything below the signed-in frame. */
import { createContext, useContext } from 'react'
import type { CustomerOverview } from '#shared/contract/customers'
import type { AppFeature } from '#shared/contract/session'
import type { UserDetails } from '#shared/contract/userDetails'

export interface SignedIn {
  /** Who is signed in, and writes what is written. */
  person: UserDetails
  /** Whose account the screens are about: the person's own, or that of the customer whom staff have opened. */
  user: UserDetails
  /** The customer whom staff have opened; null while there is none, and for everybody else. */
  customer: CustomerOverview | null
  /** What the person may do with what is selected: on an account that its owner opened to them, no more than was granted. */
  features: AppFeature[]
  /** What their role lets them do with what is their own, whatever is selected. */
  ownFeatures: AppFeature[]
}

export const SignedInContext = createContext<SignedIn | null>(null)

export function useSignedIn(): SignedIn {
  const signedIn = useContext(SignedInContext)
  if (!signedIn) throw new Error('useSignedIn needs the signed-in frame around it')
  return signedIn
}
