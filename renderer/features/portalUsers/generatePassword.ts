/** Generates a password to read out. It has no characters that look alike and follows the password rules. */
import { passwordProblem } from '#shared/fields/fieldRules'

const letters = 'abcdefghjkmnpqrstuvwxyz'
const digits = '23456789'
const symbols = '#+!*'

const pickOne = (characters: string): string =>
  characters.charAt((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % characters.length)
const pickMany = (characters: string, count: number): string =>
  Array.from({ length: count }, () => pickOne(characters)).join('')

export function generatePassword(): string {
  const password = `${pickOne(letters).toUpperCase()}${pickMany(letters, 4)}-${pickMany(digits, 4)}${pickOne(symbols)}-${pickMany(letters, 4)}`
  // The rules may become stricter, and a password that they reject must not be offered.
  const problem = passwordProblem(password)
  if (problem) throw new Error(problem)
  return password
}
