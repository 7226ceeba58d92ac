/** Texts about the services of the provider. */
import type { ServiceType } from '../../services/services'

export const serviceLabels: Record<ServiceType, string> = { FIBER: 'Fiber', VOIP: 'Voice', TV: 'TV', GAS: 'Gas' }
