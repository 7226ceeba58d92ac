import { describe, expect, it } from 'vitest'
import { findDanger } from '#shared/commands/danger'
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
  ])('is recognized in “%s”', (sentence) => {
    expect(findDanger(sentence)).not.toBeNull()
    expect(parseCommand(sentence, 'customer')).toMatchObject({
      Command: 'Emergency',
      Parameters: { Subject: sentence },
      NotUnderstood: [],
    })
  })

  it.each(['gas leak', 'report a gas leak', 'don’t know but I can smell gas', 'write a message about a gas leak'])(
    'comes before any other meaning of “%s”',
    (sentence) => {
      expect(parseCommand(sentence, 'staff')?.Command).toBe('Emergency')
    },
  )

  it('is not recognized in a sentence that is another command', () => {
    const others = commandNames.filter((name) => name !== 'Emergency').flatMap((name) => registry[name].examples)
    expect(others.filter((sentence) => findDanger(sentence))).toEqual([])
  })

  it.each([
    'why is my gas bill so high',
    'there is a small gas charge',
    'explore plans',
    'I have not gotten my gas bill',
    'My gas bill was due two weeks ago',
    'I am leaving, stop my gas service',
    'gas usage peaks in winter',
    'set up fire tv at home',
    'is there a firewall in the gateway',
    'pay my gas bill for 12 Saint Paul Street',
    'I am sick of high gas bills',
    'file new gas ticket',
    'the gas heater in my store',
    'submit five dollars for gas',
    'how do I set up my fire tv',
    'is the fireplace on gas cheaper',
    'my meter was read late',
    'what does the gas cost',
    'I lost my meter number',
    'the internet is weird today',
    'can I keep my home phone',
    'why did you raise my bill, it makes me sick',
  ])('is not recognized in “%s”', (sentence) => {
    expect(findDanger(sentence)).toBeNull()
  })

  it('is not recognized in questions of the FAQs that are not about an emergency', () => {
    expect(entries.filter(({ question, isEmergency }) => !isEmergency && findDanger(question) !== null)).toEqual([])
  })

  it.each([
    ['I smell gas', 'gas'],
    ['carbon monoxide alarm', 'carbonMonoxide'],
    ['we feel dizzy and the furnace is on', 'carbonMonoxide'],
    ['my house is on fire', 'fire'],
    ['there is a fire', 'fire'],
    ['there’s a kitchen fire', 'fire'],
    ['there was an explosion', 'fire'],
  ])('danger in “%s” is distinguished by what to do: %s', (sentence, danger) => {
    expect(findDanger(sentence)).toBe(danger)
  })
})
