import type { CaseCategory } from '#shared/cases/cases'
import type { IconName } from '../../ui/icons/iconNames'

/** The hue of the service that a request is about. */
type RequestHue = 'fiber' | 'gas' | 'voip' | 'tv' | 'account'

const categoryIcons: Readonly<Record<CaseCategory, { icon: IconName; hue: RequestHue }>> = {
  fiberLine: { icon: 'wifi', hue: 'fiber' },
  serviceLine: { icon: 'phone', hue: 'voip' },
  gasMeter: { icon: 'gauge', hue: 'gas' },
  gasLine: { icon: 'flame', hue: 'gas' },
  general: { icon: 'clipboard-list', hue: 'account' },
}

/** Icons of single types of requests, where they say more than the category's icon. */
const typeIcons: Readonly<Record<string, { icon: IconName; hue?: RequestHue }>> = {
  no_service: { icon: 'wifi-off' },
  slow: { icon: 'gauge' },
  intermittent: { icon: 'activity' },
  equipment: { icon: 'router' },
  line: { icon: 'cable' },
  ip: { icon: 'network' },
  tv: { icon: 'tv', hue: 'tv' },
  voice: { icon: 'phone', hue: 'voip' },
  meter_access: { icon: 'lock' },
  meter_noise: { icon: 'audio-lines' },
  meter_move: { icon: 'wrench' },
  gas_on_off: { icon: 'flame' },
  leak_check: { icon: 'shield' },
  locate: { icon: 'map-pin' },
  new_line: { icon: 'plus' },
  restore: { icon: 'wrench' },
  gas_transfer: { icon: 'users' },
  billing: { icon: 'credit-card' },
  account: { icon: 'circle-user-round' },
  moving: { icon: 'truck' },
  feedback: { icon: 'message-square-text' },
  documents: { icon: 'folder' },
  construction: { icon: 'building-2' },
}

/** Returns the icon and hue of a kind of request. */
export const requestIconOf = (category: CaseCategory, serviceType: string): { icon: IconName; hue: RequestHue } => ({
  ...categoryIcons[category],
  ...typeIcons[serviceType],
})
