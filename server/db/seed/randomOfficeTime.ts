/** Returns a random time of office hours on a day. */
import type { Random } from './random'

const twoDigits = (value: number): string => String(value).padStart(2, '0')

export const randomOfficeTime = (random: Random, day: string): Date =>
  new Date(`${day}T${random.integer(14, 21)}:${twoDigits(random.integer(0, 59))}:${twoDigits(random.integer(0, 59))}Z`)
