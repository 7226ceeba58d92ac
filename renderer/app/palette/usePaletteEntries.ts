/** The entries of the palette: the typed command, pages, customers and all commands, limited by the user's rights. */
import { useDispatch } from 'react-redux'
import { isOffered } from '#shared/commands/commandAccess'
import { paymentCommandProblem } from '#shared/commands/commandProblem'
import { findDanger } from '#shared/commands/danger'
import { namedPages } from '#shared/commands/namedPages'
import { isNegated, parseCommand } from '#shared/commands/parse'
import type { ParsedCommand } from '#shared/commands/parsedCommand'
import { type CommandName, commandNames, registry } from '#shared/commands/registry'
import { commandDescriptions } from '#shared/texts/speech/commandDescriptions'
import * as commandTexts from '#shared/texts/speech/commands'
import { dangerTexts } from '../../domain/cases/gasSafety'
import { commandDetail } from '../../domain/commands/commandDetail'
import { commandDispatched } from '../../domain/commands/commandSlice'
import { useSignedIn } from '../../session/SignedIn'
import { useCommandAccess } from '../commands/useCommandAccess'
import { pageAt } from '../routes/pageAt'
import { rankMatch } from '../routes/rankMatch'
import { canSee } from '../routes/routeAccess'
import type { EntryGroup, PaletteEntry } from './paletteEntry'
import { commandIcons } from './paletteIcons'
import { useCaseEntries } from './useCaseEntries'
import { useCustomerEntries, useCustomers } from './useCustomerEntries'
import { pageId, usePageEntries } from './usePageEntries'
import { useTaskEntries } from './useTaskEntries'

/** Excluded, because pages have their own entries and customers are found by the typed words. */
const commandsListedElsewhere: ReadonlySet<CommandName> = new Set(['Go To', 'Find Customer', 'Stop Listening'])

/** Before anything is typed, what was used last comes first. */
const initialOrder: readonly EntryGroup[] = ['recent', 'suggested', 'pages', 'actions']

const inOrder = (entries: readonly PaletteEntry[]): PaletteEntry[] =>
  entries.toSorted((left, right) => initialOrder.indexOf(left.group) - initialOrder.indexOf(right.group))

/** The group with the best match comes first. Each is sorted already. */
const byBestMatch = (lists: readonly PaletteEntry[][]): PaletteEntry[] =>
  lists.toSorted((left, right) => (left[0]?.rank ?? 0) - (right[0]?.rank ?? 0)).flat()

/** All words of the command's phrases, which the search matches. */
const searchWordsOf = (name: CommandName): string =>
  `${commandDescriptions[name]} ${registry[name].phrases.join(' ')}`.toLowerCase().replaceAll(/[^a-z ]+/g, ' ')

/** `emptyText` explains an empty list. */
export function usePaletteEntries(words: string) {
  const typed = words.trim()
  const { side, isAvailable, problemOf } = useCommandAccess()
  const parsed = parseCommand(typed, side)
  const fullCommand = parsed?.NotUnderstood.length === 0 ? parsed : null
  const signedIn = useSignedIn()
  /** The page that "Go To" names. */
  const targetPage =
    namedPages.find((page) => page.label === fullCommand?.Parameters.Page && isOffered(page, side)) ?? null
  const page = targetPage ? pageAt(targetPage.path) : undefined
  const isOpen = targetPage === null || (page !== undefined && canSee(page, signedIn))
  /** Set when the command is understood but not available to the user. */
  const problem = fullCommand && (problemOf(fullCommand) ?? (isOpen ? null : commandTexts.notAllowed(targetPage.label)))
  const command = problem === null ? fullCommand : null
  const query = command?.Parameters.Customer ?? typed
  const { customers, includesCustomers, ...state } = useCustomers(query)
  const customerEntries = useCustomerEntries(customers, query)
  const caseEntries = useCaseEntries(query)
  const pages = usePageEntries(query, targetPage)
  const taskEntries = useTaskEntries(query)
  const dispatch = useDispatch()
  const dispatchOnRun = (dispatched: ParsedCommand) => () =>
    void dispatch(commandDispatched({ ...dispatched, isSpoken: false }))
  /** A page with the same name does the same. */
  const pageLabels = new Set<string>(pages.map(({ label }) => label))
  const names = commandNames.filter((name) => name !== command?.Command && isAvailable(name) && !pageLabels.has(name))
  const actions = toActionEntries(names, query, dispatchOnRun)
  const isListed = targetPage !== null && pages.some(({ id }) => id === pageId(targetPage.path))
  const isCommand = command !== null && command.Command !== 'Find Customer' && !isListed
  const entries: PaletteEntry[] = [
    ...(isCommand
      ? [
          {
            id: `command-${command.Command}`,
            group: 'commands' as const,
            icon: commandIcons[command.Command],
            rank: 0,
            ...describeEntry(command),
            run: dispatchOnRun(command),
          },
        ]
      : []),
    ...customerEntries,
    ...caseEntries,
    ...(typed === '' ? inOrder([...pages, ...taskEntries, ...actions]) : byBestMatch([pages, taskEntries, actions])),
  ]
  // A negated sentence must not offer the command it contains, so the list offers to ask the chat first.
  if (command === null && isNegated(typed) && isAvailable('Ask')) entries.unshift(createChatEntry())
  const result = { entries, findsCustomers: includesCustomers, ...state }
  if (problem !== null) return { ...result, nothing: problem }
  if (entries.length > 0 || state.isSearching) return { ...result, nothing: null }
  if (!command)
    return {
      ...result,
      entries: isAvailable('Ask') ? [createChatEntry()] : [],
      nothing: paymentCommandProblem(typed) ?? commandTexts.noResults,
    }
  // An understood command that has no entry is a customer search.
  if (command.Parameters.Customer === undefined) return { ...result, nothing: commandTexts.whoPrompt }
  return { ...result, nothing: state.hasFailed ? '' : commandTexts.noCustomerMatch(query) }

  /** Text that is neither a name nor a command can still be a question. */
  function createChatEntry(): PaletteEntry {
    const question: ParsedCommand = { Command: 'Ask', Parameters: { Subject: typed }, NotUnderstood: [] }
    return {
      id: 'ask',
      group: 'commands',
      icon: commandIcons.Ask,
      rank: 0,
      label: commandTexts.ask,
      detail: commandDetail(question),
      run: dispatchOnRun(question),
    }
  }
}

/** Returns an empty text if the description would only repeat the name, as in "Sign Out" and "Sign out". */
const descriptionOf = (name: CommandName): string =>
  commandDescriptions[name].toLowerCase().startsWith(name.toLowerCase()) ? '' : commandDescriptions[name]

/** The entries of all commands that match, best first. */
const toActionEntries = (
  names: readonly CommandName[],
  query: string,
  dispatchOnRun: (command: ParsedCommand) => () => void,
): PaletteEntry[] =>
  names
    .filter((name) => !commandsListedElsewhere.has(name))
    .flatMap((name): PaletteEntry[] => {
      const rank = rankMatch(name, searchWordsOf(name), query)
      if (rank === null) return []
      const run = dispatchOnRun({ Command: name, Parameters: {}, NotUnderstood: [] })
      return [
        {
          id: `action-${name}`,
          group: 'actions',
          icon: commandIcons[name],
          label: name,
          detail: descriptionOf(name),
          rank,
          run,
        },
      ]
    })
    .toSorted((left, right) => left.rank - right.rank)

/** For an emergency the entry shows the safety instructions before anything is selected. */
function describeEntry(command: ParsedCommand): { label: string; detail: string } {
  if (command.Command !== 'Emergency')
    return {
      label: command.Command,
      detail: commandDetail(command) || descriptionOf(command.Command),
    }
  const { title, line } = dangerTexts[findDanger(command.Parameters.Subject ?? '') ?? 'gas']
  return { label: title, detail: line }
}
