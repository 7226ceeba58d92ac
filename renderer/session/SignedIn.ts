/** The person signed in and their rights, for everything below the signed-in frame. */
import { createContext, useContext } from 'react'
import type { AppFeature } from '#shared/contract/session'
import type { UserDetails } from '#shared/contract/userDetails'

export interface SignedIn {
  user: UserDetails
  /** What they may do with what is selected: on an account that its owner opened to them, no more than was granted. */
  features: AppFeature[]
}

export const SignedInContext = createContext<SignedIn | null>(null)

export function useSignedIn(): SignedIn {
  const signedIn = useContext(SignedInContext)
  if (!signedIn) throw new Error('useSignedIn needs the signed-in frame around it')
  return signedIn
}
