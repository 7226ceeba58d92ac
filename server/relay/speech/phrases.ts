/** What can be said, for a recognizer that must know it before: every phrase of the commands, and what may stand in the place of a parameter. */
import { pages } from '#shared/commands/pages'
import { spokenMethods } from '#shared/commands/methodWords'
import { months } from '#shared/commands/months'
import { lookWords, serviceWords } from '#shared/commands/parameters'
import { partsOf, type Part } from '#shared/commands/phrases'
import { commandNames, registry, type ParameterKind } from '#shared/commands/registry'

/** A kind that is missing here is an open word, which nobody can foresee; `amount` is the grammar's own. */
export type Fillings = Readonly<Partial<Record<ParameterKind, readonly string[]>>>

/** Every phrase, in the order of the registry. */
export const spokenPhrases: readonly (readonly Part[])[] = commandNames.flatMap((name) =>
  registry[name].phrases.map(partsOf),
)

export const fillings: Fillings = {
  month: months,
  service: Object.values(serviceWords).flat(),
  look: Object.values(lookWords).flat(),
  page: pages.flatMap(({ label, names = [], words }) => [
    label,
    ...names,
    ...words.split(' ').filter((word) => /^[a-z]{4,}$/.test(word)),
  ]),
  method: spokenMethods,
}
