import { describe, expect, it } from 'vitest'
import { requestSynonyms } from '#shared/texts/cases/requestSynonyms'
import { matchesRequestKind } from '../../../../renderer/features/cases/newRequest/matchesRequestKind'
import { catalog, serviceKindsFor, serviceSubtypesFor } from '../../../../server/directory/cases/catalog/catalog'

const search = (words: string): string[] =>
  serviceKindsFor('CUSTOMER')
    .filter((kind) => matchesRequestKind(words, kind, serviceSubtypesFor('CUSTOMER')))
    .map((kind) => kind.service_type)

describe('the search for a type of request', () => {
  it.each([
    ['Wi-Fi password', ['wifi']],
    ['my modem is broken', ['no_service', 'equipment']],
    ['internet out', ['intermittent']],
    ['pilot', ['gas_on_off']],
    ['heater', ['gas_on_off', 'new_line']],
    ['refund', ['billing']],
    ['dial tone', ['voice']],
    ['xylophone', []],
  ])('finds for “%s” what customers mean', (words, types) => {
    expect(search(words)).toEqual(expect.arrayContaining(types))
    if (types.length === 0) expect(search(words)).toEqual([])
  })

  it('finds each type by its own label', () => {
    for (const { label, service_type } of serviceKindsFor('CUSTOMER')) expect(search(label)).toContain(service_type)
  })

  it('finds everything without words', () => {
    expect(search('  ')).toHaveLength(serviceKindsFor('CUSTOMER').length)
  })

  it('has synonyms for every type of the catalog and for no other', () => {
    expect(Object.keys(requestSynonyms).toSorted()).toEqual(catalog.map(({ code }) => code).toSorted())
  })
})
