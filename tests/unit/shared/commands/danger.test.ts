import { describe, expect, it } from 'vitest'
import { isDanger } from '#shared/commands/danger'
import { parseCommand } from '#shared/commands/parse'
import { commandNames, registry } from '#shared/commands/registry'
import { entries } from '#shared/faq/entries'

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
    'i smel gas',
    'smelling gass in the basement',
    'Gas leek in the kitchen',
    'smells like sulfur',
    'my stove smells funny',
    'we feel dizzy and the furnace is on',
    'my house is on fire',
    'there was an explosion',
    'Gasgeruch im Keller',
    'carbon monoxid',
  ])('is heard in “%s”', (sentence) => {
    expect(isDanger(sentence)).toBe(true)
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

  it('is heard in no sentence that gives another command', () => {
    const others = commandNames.filter((name) => name !== 'Gas Emergency').flatMap((name) => registry[name].examples)
    expect(others.filter(isDanger)).toEqual([])
  })

  it.each([
    'why is my gas bill so high',
    'there is a small gas charge',
    'submit five dollars for gas',
    'how do I set up my fire tv',
    'is the fireplace on gas cheaper',
    'my meter was read late',
    'what does the gas cost',
    'I lost my meter number',
    'the internet is weird today',
    'can I keep my home phone',
    'why did you raise my bill, it makes me sick',
  ])('is not heard in “%s”', (sentence) => {
    expect(isDanger(sentence)).toBe(false)
  })

  it('is heard in no question of the FAQs that is not about an emergency', () => {
    expect(entries.filter(({ question, isEmergency }) => !isEmergency && isDanger(question))).toEqual([])
  })
})
