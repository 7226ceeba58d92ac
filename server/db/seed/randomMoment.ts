/** Returns a random time of office hours on a day. */
import type { Random } from './random'

const two = (value: number): string => String(value).padStart(2, '0')

export const randomMoment = (random: Random, day: string): Date =>
  new Date(`${day}T${random.integer(14, 21)}:${two(random.integer(0, 59))}:${two(random.integer(0, 59))}Z`)
