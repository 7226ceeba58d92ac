/**
 * Each noun has one name in all layers: that of its calls in the contract. A layer that has nothing of a noun, or has it
 * under another name, is listed here with the reason.
 */
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contract } from '#shared/contract/index'

const nouns = Object.keys(contract)
const pathsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.split(/[/\\]/))

/** The folders that contain files, because a deleted folder can be left behind empty. */
const foldersIn = (folder: string) => new Set(pathsIn(folder).flatMap(([name = '', file]) => (file ? [name] : [])))

/** The same, at any depth: a page that shows several nouns has a folder for each of them. */
const allFoldersIn = (folder: string) => new Set(pathsIn(folder).flatMap((path) => path.slice(0, -1)))
const rendererFolders = () =>
  new Set(['features', 'domain', 'app'].flatMap((layer) => [...allFoldersIn(`renderer/${layer}`)]))

/** The files in the groups of a folder, without endings. */
const filesIn = (folder: string) =>
  new Set(pathsIn(folder).flatMap(([, file]) => (file ? [file.replace(/(?:\.test)?\.tsx?$/, '')] : [])))

/** Why a layer has the noun under another name. */
type Elsewhere = Partial<Record<keyof typeof contract, string>>
/** The nouns of which a layer has nothing. */
type Nothing = readonly (keyof typeof contract)[]

interface Layer {
  folder: string
  names: (folder: string) => Set<string>
  elsewhere?: Elsewhere
  nothing?: Nothing
}

const ofRelay = 'server/relay serves speech and chat, because it also runs as a program of its own (decision 35).'

/** Only other systems read these, so no screen calls or shows them. */
const onlyForSystems: Nothing = ['outboundEvents']

const layers: Layer[] = [
  { folder: 'shared/contract', names: filesIn },
  { folder: 'shared/texts', names: filesIn },
  { folder: 'server/features', names: foldersIn, elsewhere: { chat: ofRelay, commands: ofRelay, relay: ofRelay } },
  { folder: 'renderer/api', names: filesIn, nothing: onlyForSystems },
  {
    folder: 'renderer',
    names: rendererFolders,
    elsewhere: {
      accessRequests: 'Account holders decide about them in a list of people/, where they are among the users.',
      appointments: 'They are fields and dialogs of a request, in cases/.',
      communication: 'settings/notifications/ and settings/contact/ are named as customers know them.',
      premises: 'They are the suggestions of address fields, which customers/, outages/ and properties/ have.',
      profile: 'settings/contact/ is one page with the mailing address, which belongs to communication.',
      relay: 'app/voiceControl/ plays what the relay reads aloud.',
      remoteHelp: 'The code has two sides: support/ shows it to customers, customers/ redeems it.',
      scheduledPayments: 'payments/scheduled/ is part of the page of payments.',
      session: 'signIn/ is the task; the session itself is below the features, in renderer/session/.',
      updates: 'The bell shows them, in ui/notices/ and app/frame/.',
    },
    nothing: onlyForSystems,
  },
  { folder: 'tests/api', names: filesIn },
  {
    folder: 'tests/screens',
    names: filesIn,
    elsewhere: { relay: 'ownPage/spokenConfirmations and the tests of voice control hear what it reads aloud.' },
    nothing: onlyForSystems,
  },
]

it.for(layers)('every noun of the contract has its name in $folder', ({ folder, names, elsewhere, nothing }) => {
  const found = names(folder)
  const listed = [...Object.keys(elsewhere ?? {}), ...(nothing ?? [])]
  expect(nouns.filter((noun) => !found.has(noun)).toSorted()).toEqual(listed.toSorted())
})

/** Tasks that combine several nouns. */
const tasks = ['dashboard', 'fiberOperations', 'forgotPassword', 'settings', 'shellSettings', 'signIn', 'support']

it.for([
  // The sandbox stands in for other companies, so the contract does not have its calls.
  ['server/features', foldersIn, ['sandbox']],
  ['renderer/features', foldersIn, tasks],
  // Neither has hooks: signing out clears the session first, and the transcription is a socket.
  ['renderer/api', filesIn, ['signOut', 'transcription']],
] as const)('%s has no names but those of nouns', ([folder, read, exceptions]) => {
  expect([...read(folder)].filter((name) => !nouns.includes(name)).toSorted()).toEqual(exceptions)
})
