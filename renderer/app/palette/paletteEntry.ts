/** An entry of the palette, and the group that lists it. */

import type * as paletteTexts from '#shared/texts/speech/palette'
import type { IconName } from '../../ui/icons/iconNames'

export type EntryGroup = keyof typeof paletteTexts.groupTitles

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
