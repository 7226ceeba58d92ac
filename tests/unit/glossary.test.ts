/**
 * Names in the product don't use the words that GLOSSARY.md avoids. A word that is also the right name of something else
 * can't be checked without its context, so it is listed here.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Right names of something else: terms of other rows, names on the wire, or words of programs. */
const otherMeanings = new Set(
  `account admin announcement appointment asset backend batch block blocked callback category charge chosen client comment
  credit dashboard deadline development extra fingerprint gateway group invalid issue mail mark module note notification offer option
  order otp owner phone pin placeholder preview processor profile property provider proxy refund reply resource result role
  round slot status subscriber subscription tag template thread ticket transaction transfer upload utterance variable
  voice waiting way`.split(/\s+/),
)

/** Names that use a checked word in another meaning, by the reason. */
const exceptions = new Set([
  // The role and the demo user are named so in the product's data.
  'Clerk',
  'clerk',
  // PostgreSQL and Electron.
  'isSuperuser',
  'packageConfig',
  'packageNamespace',
  // A column of statements on the wire.
  'tariff',
  // Names of products.
  'broadcastSurcharge',
  'sportsSurcharge',
  'surcharges',
  // A stage of dunning.
  'reminderDays',
  'paymentReminder',
  'reminder',
  'reminders',
  'remindersJob',
  // Sentences, and words by which customers ask.
  'reach',
  'news',
  'bot',
  // The path of a call.
  'tts',
  // The command “Change Look”.
  'Look',
  'look',
  'looks',
  // Lots, announcements and services that are planned, as opposed to payments.
  'plannedTotal',
  'plannedService',
  'plannedChange',
  'planned',
  'isPlannedWork',
  // A floor of a building, and the noise floor of audio.
  'floor',
  'noiseFloorFrames',
  'initialNoiseFloorDb',
  'noiseFloor',
])

const listed = execFileSync('git', ['ls-files', 'server', 'renderer', 'shared', 'electron'], {
  cwd: root,
  encoding: 'utf8',
})
const files = listed.split('\n').filter((file) => /\.(tsx?|css)$/.test(file) && existsSync(resolve(root, file)))

/** The last column of the glossary's tables, without remarks in parentheses and terms of several words. */
const avoidedWords = readFileSync(resolve(root, 'GLOSSARY.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!Term)/.test(line))
  .flatMap((line) => (line.split('|')[3] ?? '').replaceAll(/\([^)]*\)/g, '').split(/[,;]/))
  .map((word) => word.trim().toLowerCase())
  .filter((word) => /^[a-z]+$/.test(word))

const commentsAndStrings = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g

function namesIn(file: string): string[] {
  const source = readFileSync(resolve(root, file), 'utf8')
  if (file.endsWith('.css')) return [...source.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)
  const names = source.replaceAll(commentsAndStrings, ' ').match(/[A-Za-z$][\w$]*/g) ?? []
  // Names with an underscore are those of the wire.
  return [...names.filter((name) => !name.includes('_')), file.replace(/^.*\//, '').replace(/\..*$/, '')]
}

/** "QueueNotices" becomes "queue" and "notices"; "to look up" is another verb than "to look". */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/look(It)?Up/gi, 'search')
    .split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[-_$]/)
    .map((word) => word.toLowerCase())

describe('the words that the glossary avoids', () => {
  const checked = new Set(avoidedWords.filter((word) => !otherMeanings.has(word)))
  const isAvoided = (word: string) => checked.has(word) || (word.endsWith('s') && checked.has(word.slice(0, -1)))

  it('are in no name of the product', () => {
    const found = files.flatMap((file) =>
      [...new Set(namesIn(file))]
        .filter((name) => !exceptions.has(name) && wordsOf(name).some(isAvoided))
        .map((name) => `${file}: ${name}`),
    )

    expect(found).toEqual([])
  })

  it('have exceptions only for words that are avoided, and for names that exist', () => {
    const names = new Set(files.flatMap(namesIn))

    expect([...otherMeanings].filter((word) => !avoidedWords.includes(word))).toEqual([])
    expect([...exceptions].filter((name) => !names.has(name) || !wordsOf(name).some(isAvoided))).toEqual([])
  })
})
