/**
 * Imports a saved method into the sandbox provider for demo data and tests. Real gateways accept methods on their own
 * page only.
 */
import { CardProviderError } from '../../cardProviderError'
import type { ProviderProfile } from './cardProvider'
import { type ProviderAddress, sendProviderRequest } from './providerHttp'

interface ImportedProfile extends Omit<ProviderProfile, 'isExpiryEditable'> {
  customerNumber: string
  /** How payments with the method behave. */
  behavior: 'ok' | 'declines' | 'times_out'
}

/** The import is idempotent. */
export async function importProfile(address: ProviderAddress, profile: ImportedProfile): Promise<void> {
  const { customerNumber, token, holderName, ...rest } = profile
  const path = ['v1', 'customers', customerNumber, 'profiles', token]
  const { status } = await sendProviderRequest(address, {
    method: 'PUT',
    path,
    body: { ...rest, holder_name: holderName },
  })
  if (status !== 204)
    throw new CardProviderError(`The payment provider refused ${token}: it returned status ${status}.`)
}
