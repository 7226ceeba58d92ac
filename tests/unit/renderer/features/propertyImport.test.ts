import { describe, expect, it } from 'vitest'
import { lotLimit, premiseStages } from '#shared/services/properties'
import * as fieldTexts from '#shared/texts/fields'
import * as propertyTexts from '#shared/texts/services/properties'
import { readImport } from '../../../../renderer/features/properties/propertyImport'

const head = 'premise,version,lot,stage,fiber,gas,voice,tv'
const read = (...lines: string[]) => readImport(`\uFEFF${[head, ...lines].join('\r\n')}\r\n`)

describe('importing properties', () => {
  it('reads named columns and ignores empty cells', () => {
    expect(read('PR-1,3,17,Meter set,yes,no,,', 'PR-2,1,,,,,,')).toEqual({
      changes: [
        {
          crm_premise_id: 'PR-1',
          version: 3,
          lot: '17',
          stage: 'meter_set',
          fiber_service: { selected: true },
          gas_service: { selected: false },
        },
        { crm_premise_id: 'PR-2', version: 1 },
      ],
      problems: [],
    })
  })

  it('accepts quotes, semicolons, other columns and an apostrophe before a formula', () => {
    const text = 'address;premise;version;lot\n"1, Pell ""Way""";PR-1;2;\'-4\n'
    expect(readImport(text)).toEqual({ changes: [{ crm_premise_id: 'PR-1', version: 2, lot: '-4' }], problems: [] })
  })

  it.each([
    ['17,1,,,,,,', propertyTexts.invalidPremiseColumn],
    ['PR-1,x,,,,,,', propertyTexts.invalidVersionColumn],
    ['PR-1,1,123456789012345678901,,,,,', fieldTexts.tooLong(fieldTexts.lot, lotLimit)],
    ['PR-1,1,,half,,,,', propertyTexts.importUnknownStage('half', premiseStages.join(', '))],
    ['PR-1,1,,,perhaps,,,', propertyTexts.invalidYesNo('fiber')],
  ])('reports the error in the line %s, and continues', (line, message) => {
    expect(read(line, 'PR-2,1,9,,,,,')).toEqual({
      changes: [{ crm_premise_id: 'PR-2', version: 1, lot: '9' }],
      problems: [{ line: 2, message: message }],
    })
  })

  it('rejects a file that is empty or of another kind', () => {
    expect(readImport('')).toBe(propertyTexts.emptyFile)
    expect(readImport('name,age\nAda,36')).toBe(propertyTexts.notAList)
  })
})
