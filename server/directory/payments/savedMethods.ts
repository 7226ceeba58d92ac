/** Finds the payment methods that customers have saved at the payment provider. */
import * as paymentTexts from '#shared/texts/payments/payments'
import type { ProviderProfile } from '../../adapters/cards/cardProvider'
import { AppError } from '../../http/appError'
import type { Services } from '../../services'
import { isExpired } from './rules'

interface MethodSelector {
  customerNumber: string
  token: string
}

/** Returns a saved method of the customer, or null if it was deleted or is another customer's. */
export async function findSavedMethod(
  { cards }: Pick<Services, 'cards'>,
  { customerNumber, token }: MethodSelector,
): Promise<ProviderProfile | null> {
  const profiles = await cards.listProfiles(customerNumber)
  return profiles.find((profile) => profile.token === token) ?? null
}

interface MethodErrors {
  expired: () => AppError
  /** By default, the error says that the method is no longer on file. */
  unknown?: () => AppError
}

/** Returns a saved method of the customer if it can be charged on that day, and otherwise throws one of the errors. */
export async function requireUsableMethod(
  services: Pick<Services, 'cards'>,
  { day, ...selector }: MethodSelector & { day: string },
  { expired, unknown = () => new AppError('not_found', paymentTexts.unknownMethod) }: MethodErrors,
): Promise<ProviderProfile> {
  const method = await findSavedMethod(services, selector)
  if (!method) throw unknown()
  if (isExpired(method.expiry, day)) throw expired()
  return method
}
