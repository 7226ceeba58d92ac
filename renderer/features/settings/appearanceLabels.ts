import type { DayFormat, TextSize, ThemeChoice } from '#shared/appearance'

export const themeLabels: Record<ThemeChoice, string> = { system: 'As the system', light: 'Light', dark: 'Dark' }
export const sizeLabels: Record<TextSize, string> = { normal: 'Normal', large: 'Large', larger: 'Larger' }
export const dayFormatLabels: Record<DayFormat, string> = {
  month_first: 'Month first',
  day_first: 'Day first',
  year_first: 'Year first',
}
