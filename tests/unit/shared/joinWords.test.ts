import { describe, expect, it } from 'vitest'
import { joinWithAnd, joinWithOr } from '#shared/format/joinWords'

describe('words in a sentence', () => {
  it.each([
    [[], ''],
    [['Ada'], 'Ada'],
    [['Ada', 'Percy'], 'Ada and Percy'],
    [['Ada', 'Percy', 'Imani'], 'Ada, Percy and Imani'],
  ])('%j are joined to “%s”', (words, text) => expect(joinWithAnd(words)).toBe(text))

  it('are joined with “or” as choices', () => expect(joinWithOr(['gas', 'fiber', 'TV'])).toBe('gas, fiber or TV'))
})
