/** An entry of the palette, and the group that lists it. */
export type EntryGroup = 'Commands' | 'Cases' | 'Customers' | 'Pages' | 'Actions'

export interface PaletteEntry {
  id: string
  group: EntryGroup
  label: string
  detail: string
  run: () => void
}
