/**
 * Everything that can be spoken, for a recognizer with a fixed grammar: all command phrases and the values of their
 * parameters.
 */
import { pages } from '#shared/commands/pages'
import { spokenMethods } from '#shared/commands/methodWords'
import { months } from '#shared/commands/months'
import { appearanceWords, serviceWords } from '#shared/commands/parameters'
import { parsePhrase, type PhrasePart } from '#shared/commands/phrases'
import { commandNames, registry, type ParameterKind } from '#shared/commands/registry'

/**
 * A kind that is missing here takes free text, which cannot be listed. The grammar has rules of its own for `amount`.
 */
export type ParameterValues = Readonly<Partial<Record<ParameterKind, readonly string[]>>>

/** Every phrase, in the order of the registry. */
export const spokenPhrases: readonly (readonly PhrasePart[])[] = commandNames.flatMap((name) =>
  registry[name].phrases.map(parsePhrase),
)

export const parameterValues: ParameterValues = {
  month: months,
  service: Object.values(serviceWords).flat(),
  look: Object.values(appearanceWords).flat(),
  page: pages.flatMap(({ label, names = [], words }) => [
    label,
    ...names,
    ...words.split(' ').filter((word) => /^[a-z]{4,}$/.test(word)),
  ]),
  method: spokenMethods,
}
