/** Comments that name a file of the project follow it when it moves. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)(?:\/\/ |#).*$/gm
const path = /(?<![\w/.:@*-])(?:[\w-]+\/)+[\w.-]+\.(?:tsx?|mjs|md|css|json|yml|sh)\b/g

/** Returns the paths in comments. A path may start at the root or at any folder. */
const findPaths = (code: string): string[] =>
  [...code.matchAll(comment)].flatMap(([text]) => [...text.matchAll(path)].map(([found]) => found))

it('comments name files that exist', () => {
  const stale = files
    .filter((file) => /\.(?:tsx?|mjs|css|yml)$/.test(file) && existsSync(resolve(root, file)))
    .flatMap((file) =>
      findPaths(readFileSync(resolve(root, file), 'utf8'))
        .filter((named) => !files.some((existing) => `/${existing}`.endsWith(`/${named}`)))
        .map((named) => `${file}: ${named}`),
    )
  expect(stale).toEqual([])
})

it('a path in a comment is found', () => {
  expect(findPaths('/** See docs/voice.md. */ // as http/serve.ts does')).toEqual(['docs/voice.md', 'http/serve.ts'])
  expect(findPaths("import { x } from 'a/b.ts'")).toEqual([])
})
