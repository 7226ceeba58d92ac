/**
 * Writes the examples of the OpenAPI document. Arguments: `replace` for all examples, or `add` for those that are
 * missing or no longer valid; the file with the recorded exchanges; a file of which only the failures count.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { argv } from 'node:process'
import { examples } from '../../../server/http/openApi/examples'
import { chooseExamples, isFailure } from './choose'
import { RecordedExchange } from './record'

const read = (file: string): RecordedExchange[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => RecordedExchange.parse(JSON.parse(line)))

const [, , mode = '', recording = '', failures = ''] = argv
const exchanges = [...read(recording), ...read(failures).filter(isFailure)]
const chosen = chooseExamples(exchanges, mode === 'add' ? examples : { operations: {}, failures: {} })
writeFileSync('server/http/openApi/examples.json', JSON.stringify(chosen, null, 2))
