import type { CaseCategory } from '#shared/cases/cases'
import type { ServiceType } from '#shared/services/services'

/** The services that requests of a category can concern. An empty list means that none has to be selected. */
export const servicesByCategory: Record<CaseCategory, readonly ServiceType[]> = {
  fiberLine: ['FIBER', 'TV', 'VOIP'],
  gasMeter: ['GAS'],
  gasLine: ['GAS'],
  general: [],
  serviceLine: [],
}
