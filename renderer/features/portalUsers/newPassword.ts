/** A password to be read out: four groups of letters and digits that nobody mistakes, and what the rules ask for. */
import { passwordProblem } from '#shared/fieldRules'

const letters = 'abcdefghjkmnpqrstuvwxyz'
const digits = '23456789'
const signs = '#+!*'

const one = (of: string): string => of.charAt((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % of.length)
const some = (of: string, count: number): string => Array.from({ length: count }, () => one(of)).join('')

export function newPassword(): string {
  const password = `${one(letters).toUpperCase()}${some(letters, 4)}-${some(digits, 4)}${one(signs)}-${some(letters, 4)}`
  // The rules may grow; a password that they refuse must not be offered.
  const problem = passwordProblem(password)
  if (problem) throw new Error(problem)
  return password
}
