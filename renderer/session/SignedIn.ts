/** The signed-in person, the account on screen and the rights, for everything inside the signed-in frame. */
import { createContext, useContext } from 'react'
import type { AppFeature } from '#shared/access/appFeature'
import type { CustomerOverview } from '#shared/contract/customers/customers'
import type { UserDetails } from '#shared/contract/customers/userDetails'

export interface SignedIn {
  /** The person who is signed in. Everything written is written in their name. */
  person: UserDetails
  /** The user whose account the screens show: the signed-in person, or the customer whom staff have opened. */
  user: UserDetails
  /** The customer whom staff have opened. It is null when none is open, and always for customers. */
  customer: CustomerOverview | null
  /** The rights on the selected account. On an account shared by its owner they are limited to what was granted. */
  features: AppFeature[]
  /** The rights that the person's role gives on their own data, independent of the selection. */
  ownFeatures: AppFeature[]
}

export const SignedInContext = createContext<SignedIn | null>(null)

export function useSignedIn(): SignedIn {
  const signedIn = useContext(SignedInContext)
  if (!signedIn) throw new Error('useSignedIn needs the signed-in frame around it')
  return signedIn
}
