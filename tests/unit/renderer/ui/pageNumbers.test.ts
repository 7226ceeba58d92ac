import { describe, expect, it } from 'vitest'
import { phoneMask } from '../../../../renderer/ui/forms/phoneMask'
import { pageNumbers } from '../../../../renderer/ui/lists/pageNumbers'

describe('the page buttons', () => {
  it.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('the page buttons on page %i of %i are %j', (current, count, expected) => {
    expect(pageNumbers(current, count)).toEqual(expected)
  })
})

describe('the format of a phone number', () => {
  it.each([
    ['', ''],
    ['0', ''],
    ['5', '(5'],
    ['5125', '(512) 5'],
    ['(512) 555-01', '(512) 555-01'],
    ['+0512 555 0142 77', '(512) 555-0142'],
  ])('the formatted phone number of %j is %j', (typed, expected) => {
    expect(phoneMask(typed)).toBe(expected)
  })
})
