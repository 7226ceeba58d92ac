/** An entry of the palette, and the group that lists it. */
import type { IconName } from '../../ui/icons/iconNames'

export type EntryGroup = 'Commands' | 'Cases' | 'Customers' | 'Recent' | 'Suggested' | 'Pages' | 'Tasks' | 'Actions'

export interface PaletteEntry {
  id: string
  group: EntryGroup
  icon: IconName
  label: string
  detail: string
  /** How well the typed words match (rankMatch.ts). */
  rank: number
  run: () => void
}
