/** Texts about the services of the provider. */
import type { ServiceType } from '../../services/services'

/** Used as labels and at the start of a sentence. */
export const serviceLabels: Record<ServiceType, string> = { FIBER: 'Fiber', VOIP: 'Voice', TV: 'TV', GAS: 'Gas' }
/** Used inside a sentence. */
export const serviceNames: Record<ServiceType, string> = { FIBER: 'fiber', VOIP: 'voice', TV: 'TV', GAS: 'gas' }
