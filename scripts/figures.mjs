/**
 * `npm run figures [-- <commit>]`: prints figures about the structure of the code, of the working tree's last commit or
 * of another one, so that two commits can be compared.
 */
import { execFileSync } from 'node:child_process'
import { posix } from 'node:path'
import { parseSync } from 'vite'
import { root } from './run.mjs'
import { main, printLine, UserError } from './terminal.mjs'

const maxBuffer = 2 ** 30
const git = (args, input) => execFileSync('git', args, { cwd: root, maxBuffer, input })

/** Returns all files of a commit, with the text of those that are code. */
function readCommit(commit) {
  const files = git(['ls-tree', '-r', '-l', commit])
    .toString()
    .trim()
    .split('\n')
    .map((line) => {
      const [facts, path] = line.split('\t')
      const [, , blob, size] = facts.split(/\s+/)
      return { path, blob, size: Number(size), text: null }
    })
  const code = files.filter(({ path }) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts'))
  const output = git(['cat-file', '--batch'], `${code.map(({ blob }) => blob).join('\n')}\n`)
  let position = 0
  for (const file of code) {
    const start = output.indexOf(10, position) + 1
    file.text = output.subarray(start, start + file.size).toString()
    position = start + file.size + 1
  }
  return { files, code }
}

const isTest = ({ path }) => path.startsWith('tests/')
const countOf = (text, pattern) => (text.match(pattern) ?? []).length
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
const lineCount = (text) => countOf(text, /\n/g)

function byFolder(code) {
  const folders = new Map()
  for (const { path, text } of code) {
    const name = path.includes('/') ? path.split('/')[0] : 'root'
    const { files = 0, lines = 0 } = folders.get(name) ?? {}
    folders.set(name, { files: files + 1, lines: lines + lineCount(text) })
  }
  return folders
}

/** Calls back for every node of a syntax tree. */
function visit(node, callback) {
  if (typeof node.type === 'string') callback(node)
  for (const value of Object.values(node)) if (value !== null && typeof value === 'object') visit(value, callback)
}

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** Returns the number of lines of each function of the product, shortest first. */
function functionLengths(code) {
  const lengths = []
  for (const { path, text } of code.filter((file) => !isTest(file))) {
    const { program } = parseSync(path, text)
    visit(program, ({ type, start, end }) => {
      if (functionTypes.has(type)) lengths.push({ lines: lineCount(text.slice(start, end)) + 1, path })
    })
  }
  return lengths.toSorted((first, second) => first.lines - second.lines)
}

const quantile = (sorted, share) => sorted[Math.floor(share * (sorted.length - 1))]

/** Returns the folders that contain one file and no other folder. */
function singleFileFolders(files) {
  const counts = new Map()
  const parents = new Set()
  for (const { path } of files) {
    const folder = posix.dirname(path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
    for (let parent = posix.dirname(folder); parent !== '.'; parent = posix.dirname(parent)) parents.add(parent)
  }
  const isCode = (folder) => /^(server|renderer|shared|electron|tests|scripts)\//.test(folder)
  return [...counts].filter(([folder, count]) => count === 1 && !parents.has(folder) && isCode(folder))
}

/** Counts pairs of folders that import each other. Imports of types exist only for the compiler. */
function mutualPairs(code, folderOf) {
  const edges = new Set()
  for (const { path, text } of code) {
    const from = folderOf(path)
    for (const [, type, address] of text.matchAll(/^import (type )?[^;']*?from '([^']+)'/gm)) {
      const target = address.startsWith('#shared/')
        ? address.replace('#shared/', 'shared/')
        : posix.join(posix.dirname(path), address)
      const to = address.startsWith('.') || address.startsWith('#shared/') ? folderOf(target) : null
      if (!type && from !== null && to !== null && from !== to) edges.add(`${from}>${to}`)
    }
  }
  return [...edges].filter((edge) => edges.has(edge.split('>').toReversed().join('>'))).length / 2
}

const featureOf = (path) => /^server\/features\/([^/]+)\//.exec(path)?.[1] ?? null
const sharedFolderOf = (path) => (path.startsWith('shared/') ? posix.dirname(path) : null)

/** Counts the nouns of the contract that have the same name in the server, the renderer and both kinds of tests. */
function nouns(files) {
  const index = files.find(({ path }) => path === 'shared/contract/index.ts')
  const list = /contract = \{([\s\S]*?)\n\}/.exec(index?.text ?? '')?.[1] ?? ''
  const names = [...list.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => name)
  const paths = files.map(({ path }) => path)
  const isEverywhere = (name) =>
    [
      new RegExp(`^server/features/${name}/`),
      // A page that shows several nouns has a folder for each of them.
      new RegExp(`^renderer/(features|domain|app)/(.*/)?${name}/`),
      new RegExp(`^tests/api/(.*/)?${name}(/|\\.test)`),
      new RegExp(`^tests/screens/(.*/)?${name}(/|\\.test)`),
    ].every((place) => paths.some((path) => place.test(path)))
  return { total: names.length, everywhere: names.filter(isEverywhere).length }
}

/** Returns the files in which at least a third of the pages have an entry. */
function pageTables(code) {
  const isSource = ({ path }) => /^shared\/(paths|openPaths|pages\/\w*(Pages|Paths))\.ts$/.test(path)
  const entries = code.filter(isSource).flatMap(({ text }) => [...text.matchAll(/^ {2}(\w+): (?:\{|'\/|\w+\()/gm)])
  const names = new Set(entries.map(([, name]) => name))
  const listed = ({ text }) =>
    [...text.matchAll(/^\s*\[?(?:paths\.)?(\w+)\]?:/gm)].filter(([, name]) => names.has(name))
  return code.filter((file) => !isTest(file) && new Set(listed(file).map(([, name]) => name)).size > names.size / 3)
}

/** Returns in how many files of the product a call is named, sorted. */
function filesOfCalls(code) {
  const contract = code.filter(({ path }) => path.startsWith('shared/contract/'))
  const calls = contract.flatMap(({ text }) => [...text.matchAll(/^export const (\w+) = \w*[eE]ndpoint\(/gm)])
  const words = code.filter((file) => !isTest(file)).map(({ text }) => new Set(text.match(/\w+/g)))
  const hooksOf = (name) => ['Query', 'Mutation'].map((kind) => `use${name[0].toUpperCase()}${name.slice(1)}${kind}`)
  return calls
    .map(([, name]) => [name, ...hooksOf(name)])
    .map((names) => words.filter((inFile) => names.some((name) => inFile.has(name))).length)
    .toSorted((first, second) => first - second)
}

/** Counts the files that build a form in each way. */
function waysToBuildForms(code) {
  const screens = code.filter(({ path }) => /^renderer\/.*\.tsx?$/.test(path))
  const count = (pattern) => screens.filter(({ text }) => pattern.test(text)).length
  return {
    useCallForm: count(/\buseCallForm\(/),
    'antd’s form': count(/\bForm\.useForm\b|<Form\.Item\b/),
    'own submit': count(/<form\b[^>]*\bonSubmit=/),
  }
}

const listed = (facts) =>
  Object.entries(facts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

function figuresOf({ files, code }) {
  const lengths = functionLengths(code)
  const lines = lengths.map((length) => length.lines)
  const longer = (limit) => lines.filter((count) => count > limit).length
  const longest = lengths.at(-1)
  const folders = byFolder(code)
  const total = { files: code.length, lines: sum(code.map(({ text }) => lineCount(text))) }
  const { everywhere, total: nounCount } = nouns(files)
  const calls = filesOfCalls(code)
  const bytes = sum(files.map(({ size }) => size))
  const migrations = sum(files.filter(({ path }) => path.includes('/migrations/')).map(({ size }) => size))
  const texts = files.filter(({ path }) => /^(?!tests|shared\/texts).*(Texts|Words|Labels)\.tsx?$/.test(path))
  const suppressions = /(oxlint|eslint)-disable|biome-(ignore)|@ts-(ignore|expect-error)/g
  return [
    ['files and lines', `${total.files} files, ${total.lines} lines`],
    ...[...folders].map(([name, folder]) => [`  ${name}`, `${folder.files} files, ${folder.lines} lines`]),
    ['functions', `${lines.length}, median ${quantile(lines, 0.5)} lines, 90th percentile ${quantile(lines, 0.9)}`],
    ['longest function', `${longest.lines} lines in ${longest.path}`],
    ['functions over 40, 80, 100 lines', [40, 80, 100].map(longer).join(', ')],
    ['folders with a single file', singleFileFolders(files).length],
    ['server features that import each other', `${mutualPairs(code, featureOf)} pairs`],
    ['folders of shared/ that import each other', `${mutualPairs(code, sharedFolderOf)} pairs`],
    ['nouns with one name in all five places', `${everywhere} of ${nounCount}`],
    ['suppressions', sum(code.map(({ text }) => countOf(text, suppressions)))],
    ['tracked bytes', `${bytes}, of which migrations ${Math.round((100 * migrations) / bytes)}%`],
    ['files that list the pages', pageTables(code).length],
    ['files that name a call (median)', quantile(calls, 0.5)],
    ['files of texts outside of the catalog', texts.length],
    ['files that build a form', listed(waysToBuildForms(code))],
  ]
}

await main(async () => {
  const [commit = 'HEAD'] = process.argv.slice(2)
  let hash
  try {
    hash = git(['rev-parse', '--verify', '--short', `${commit}^{commit}`])
  } catch {
    throw new UserError(`${commit} is no commit of this repository.`)
  }
  printLine(`Figures of ${hash.toString().trim()}`)
  for (const [name, figure] of figuresOf(readCommit(commit))) printLine(`${name.padEnd(44)}${figure}`)
})
