import { describe, expect, it } from 'vitest'
import { callerIdProblem, formatNumber, numberProblem, voiceTexts } from '#shared/voice'

describe('a number that calls go to', () => {
  it.each([
    ['', voiceTexts.noNumber],
    ['abc', voiceTexts.noNumber],
    ['911', voiceTexts.numberInvalid],
    ['(190) 555-0101', voiceTexts.numberInvalid],
    ['(290) 155-0101', voiceTexts.numberInvalid],
    ['12905550101', null],
    ['(296) 962-3061', voiceTexts.ownNumber],
    ['(290) 555-0101', null],
  ])('%j: %j', (typed, problem) => {
    expect(numberProblem(typed, '2969623061')).toBe(problem)
  })

  it('reads as telephone numbers do', () => {
    expect(formatNumber('2905550101')).toBe('(290) 555-0101')
  })
})

describe('a caller-ID name', () => {
  it.each(['Mara Ellery', "O'Dalloway & Co", '15 letters long'])('may be %j', (name) => {
    expect(callerIdProblem(name)).toBeNull()
  })

  it.each([' ', 'Sixteen letters!', 'Núñez', 'Quill\nHome'])('may not be %j', (name) => {
    expect(callerIdProblem(name)).not.toBeNull()
  })
})
