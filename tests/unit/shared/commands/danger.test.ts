import { describe, expect, it } from 'vitest'
import { isGasDanger } from '#shared/commands/danger'
import { parseCommand } from '#shared/commands/parse'

describe('danger', () => {
  it.each([
    'I smell gas',
    'gas is leaking in my kitchen',
    'there is an odor of gas',
    'carbon monoxide alarm',
    'it reeks of gas',
    'gas fumes in the hall',
    'I think there is a leak near the meter',
    'CO detector going off',
    'hissing sound from the meter',
    'huele a gas',
    'it smells like rotten eggs',
  ])('is heard in “%s”', (sentence) => {
    expect(isGasDanger(sentence)).toBe(true)
    expect(parseCommand(sentence, 'customer')).toMatchObject({
      Command: 'Gas Emergency',
      Parameters: { Subject: sentence },
      NotUnderstood: [],
    })
  })

  it.each(['gas leak', 'report a gas leak', 'don’t know but I can smell gas', 'write a message about a gas leak'])(
    'comes before whatever else “%s” could mean',
    (sentence) => {
      expect(parseCommand(sentence, 'staff')?.Command).toBe('Gas Emergency')
    },
  )

  it('is not heard in a question about the bill', () => {
    expect(isGasDanger('why is my gas bill so high')).toBe(false)
  })
})
