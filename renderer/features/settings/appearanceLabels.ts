import type { TextSize, ThemeChoice } from '#shared/appearance'

export const themeLabels: Record<ThemeChoice, string> = { system: 'As the system', light: 'Light', dark: 'Dark' }
export const sizeLabels: Record<TextSize, string> = { normal: 'Normal', large: 'Large', larger: 'Larger' }
