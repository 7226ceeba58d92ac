/** A seeded random generator, which gives the same numbers on every machine and every day. */

export interface Random {
  /** At least 0 and less than 1. */
  fraction(): number
  /** An integer, including both bounds. */
  integer(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** An index whose probability is proportional to its weight. */
  weighted(weights: readonly number[]): number
  letters(alphabet: string, length: number): string
  uuid(): string
  /** Creates a separate stream by name. Drawing from it does not affect other streams. */
  fork(name: string): Random
}

export function createRandom(seed: string): Random {
  const fraction = createGenerator(seed)
  const integer = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1))

  function pick<T>(items: readonly T[]): T {
    const item = items[integer(0, items.length - 1)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }

  function weighted(weights: readonly number[]): number {
    let remaining = fraction() * weights.reduce((sum, weight) => sum + weight, 0)
    const index = weights.findIndex((weight) => (remaining -= weight) < 0)
    return index === -1 ? weights.length - 1 : index
  }

  function letters(alphabet: string, length: number): string {
    let text = ''
    for (let count = 0; count < length; count++) text += alphabet.charAt(integer(0, alphabet.length - 1))
    return text
  }

  function uuid(): string {
    const hex = letters('0123456789abcdef', 30)
    const variant = letters('89ab', 1)
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-${variant}${hex.slice(15, 18)}-${hex.slice(18)}`
  }

  return {
    fraction,
    integer,
    chance: (probability) => fraction() < probability,
    pick,
    weighted,
    letters,
    uuid,
    fork: (name) => createRandom(`${seed}/${name}`),
  }
}

/** sfc32 (Chris Doty-Humphrey, public domain). Its 128 bits of state keep thousands of forked streams apart. */
function createGenerator(seed: string): () => number {
  let [a, b, c, counter] = hash(seed)
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let warmUp = 0; warmUp < 12; warmUp++) next()
  return next
}

/** Hashes a text to four 32-bit words (cyrb128, public domain). */
function hash(text: string): [number, number, number, number] {
  let [a, b, c, d] = [1_779_033_703, 3_144_134_277, 1_013_904_242, 2_773_480_762]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    a = b ^ Math.imul(a ^ code, 597_399_067)
    b = c ^ Math.imul(b ^ code, 2_869_860_233)
    c = d ^ Math.imul(c ^ code, 951_274_213)
    d = a ^ Math.imul(d ^ code, 2_716_044_179)
  }
  return [a ^ b, b ^ c, c ^ d, d ^ a]
}
