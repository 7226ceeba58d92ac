/**
 * Everything that can be spoken, for a recognizer with a fixed grammar: all command phrases and the values of their
 * parameters.
 */

import { spokenMethods } from '#shared/commands/methodWords'
import { namedPages } from '#shared/commands/namedPages'
import { appearanceWords, serviceWords } from '#shared/commands/parameters'
import { type PhrasePart, parsePhrase } from '#shared/commands/phrases'
import { commandNames, type ParameterKind, registry } from '#shared/commands/registry'
import { months } from '#shared/format/months'

/**
 * A kind that is missing here takes free text, which cannot be listed. The grammar has separate rules for `amount`.
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
  page: namedPages.flatMap(({ label, names = [], words }) => [
    label,
    ...names,
    ...words.split(' ').filter((word) => /^[a-z]{4,}$/.test(word)),
  ]),
  method: spokenMethods,
}
