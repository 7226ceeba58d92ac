/** Each noun has one name in all layers: that of its calls in the contract. Another name has to be explained here. */
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contract } from '#shared/contract/index'

const nouns = Object.keys(contract)
const listed = (names: string) => names.split(' ')
const pathsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.split(/[/\\]/))

/** The folders that contain files, because a deleted folder can be left behind empty. */
const foldersIn = (folder: string) => new Set(pathsIn(folder).flatMap(([name = '', file]) => (file ? [name] : [])))

/** The files in the groups of a folder, without endings. */
const filesIn = (folder: string) =>
  new Set(pathsIn(folder).flatMap(([, file]) => (file ? [file.replace(/(?:\.test)?\.tsx?$/, '')] : [])))

/** The relay, which is outside of the features, serves speech and chat. The others are folders of their features. */
const servedElsewhere = ['appointments', 'chat', 'commands', 'heldReplies', 'messageLabels', 'queueDetails', 'relay']
/** Only other systems make these calls. */
const calledElsewhere = ['outboundEvents']
/** Screens of other nouns show these, or none does. */
const shownElsewhere = listed(
  'appointments cannedAnswers messageLabels outboundEvents plans premises relay timeline updates',
)
/** Tasks that combine several nouns. */
const tasks = ['dashboard', 'fiberOperations', 'forgotPassword', 'settings', 'shellSettings', 'signIn', 'support']

it.for([
  ['shared/contract', filesIn, []],
  ['server/features', foldersIn, servedElsewhere],
  ['renderer/api', filesIn, calledElsewhere],
  ['shared/texts', filesIn, []],
  ['tests/api', filesIn, []],
  ['tests/screens', filesIn, shownElsewhere],
] as const)('every noun of the contract has its name in %s', ([folder, read, exceptions]) => {
  const names = read(folder)
  expect(nouns.filter((noun) => !names.has(noun)).toSorted()).toEqual(exceptions)
})

it.for([
  // The sandbox stands in for other companies, so the contract does not have its calls.
  ['server/features', foldersIn, ['sandbox']],
  ['renderer/features', foldersIn, tasks],
  // Neither has hooks: signing out clears the session first, and the transcription is a socket.
  ['renderer/api', filesIn, ['signOut', 'transcription']],
] as const)('%s has no names but those of nouns', ([folder, read, exceptions]) => {
  expect([...read(folder)].filter((name) => !nouns.includes(name)).toSorted()).toEqual(exceptions)
})
