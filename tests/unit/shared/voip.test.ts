import { describe, expect, it } from 'vitest'
import { callerIdProblem, formatPhoneNumber, numberProblem } from '#shared/services/voip'
import * as voipTexts from '#shared/texts/services/voip'

describe('a forwarding number', () => {
  it.each([
    ['', voipTexts.noNumber],
    ['abc', voipTexts.noNumber],
    ['911', voipTexts.numberInvalid],
    ['(190) 555-0101', voipTexts.numberInvalid],
    ['(290) 155-0101', voipTexts.numberInvalid],
    ['12905550101', null],
    ['(296) 962-3061', voipTexts.ownNumber],
    ['(290) 555-0101', null],
  ])('the forwarding number %j has this problem: %j', (typed, problem) => {
    expect(numberProblem(typed, '2969623061')).toBe(problem)
  })

  it('is formatted like a phone number', () => {
    expect(formatPhoneNumber('2905550101')).toBe('(290) 555-0101')
  })
})

describe('a caller ID name', () => {
  it.each(['Mara Ellery', "O'Dalloway & Co", '15 letters long'])('may be %j', (name) => {
    expect(callerIdProblem(name)).toBeNull()
  })

  it.each([' ', 'Sixteen letters!', 'Núñez', 'Quill\nHome'])('may not be %j', (name) => {
    expect(callerIdProblem(name)).not.toBeNull()
  })
})
