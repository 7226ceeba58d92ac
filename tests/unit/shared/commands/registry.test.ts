import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCommand } from '#shared/commands/parse'
import { type CommandEntry, commandNames, type PortalSide, registry } from '#shared/commands/registry'
import { paraphrases } from '../../../support/commandParaphrases'

const sidesOf = ({ side }: CommandEntry): PortalSide[] => (side === 'both' ? ['customer', 'staff'] : [side])

const entries = commandNames.flatMap((name) =>
  sidesOf(registry[name]).map((side) => ({ ...registry[name], name, side })),
)

describe.each(entries)('“$name”, said by a $side', ({ name, side, phrases, examples }) => {
  it.each(phrases)('is recognized in every form of “%s”, with its parameters', (phrase) => {
    fc.assert(
      fc.property(paraphrases(phrase, side), ({ text, parameters }) => {
        expect({ text, ...parseCommand(text, side) }).toEqual({
          text,
          Command: name,
          // In an emergency, the whole text is kept as the subject.
          Parameters: name === 'Emergency' ? { Subject: text.trim() } : parameters,
          NotUnderstood: [],
        })
      }),
      { numRuns: 60 },
    )
  })

  it.each(examples)('is recognized in its example “%s”', (example) => {
    expect(parseCommand(example, side)).toMatchObject({ Command: name, NotUnderstood: [] })
  })
})

describe('the commands of staff', () => {
  it('are not recognized if a customer says them', () => {
    for (const name of commandNames.filter((one) => registry[one].side === 'staff')) {
      for (const example of registry[name].examples) {
        expect(parseCommand(example, 'customer')?.Command).not.toBe(name)
      }
    }
  })
})
