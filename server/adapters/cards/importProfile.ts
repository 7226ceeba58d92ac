/** Puts a saved method into the sandbox provider's vault, for demo data and tests; a real gateway takes methods on its own page only. */
import { CardProviderError, type Profile } from './cardProvider'
import { askProvider, type ProviderAddress } from './providerHttp'

export interface ImportedProfile extends Profile {
  customerNumber: string
  /** What paying with it does. */
  behavior: 'ok' | 'declines' | 'times_out'
}

/** Doing it twice changes nothing. */
export async function importProfile(address: ProviderAddress, profile: ImportedProfile): Promise<void> {
  const { customerNumber, token, holderName, ...rest } = profile
  const path = ['v1', 'customers', customerNumber, 'profiles', token]
  const { status } = await askProvider(address, { method: 'PUT', path, body: { ...rest, holder_name: holderName } })
  if (status !== 204) throw new CardProviderError(`The payment provider refused ${token}: it answered ${status}.`)
}
