/** Reads the filters of the request list from the URL and ignores unknown values. */
import { caseCategories, caseTabs } from '#shared/cases/cases'
import { readPage } from '../../../ui/lists/listSearch'

const sorts = ['waiting', 'updated', 'created', 'appointment'] as const

export function readCaseFilter(search: URLSearchParams) {
  const category = caseCategories.find((candidate) => candidate === search.get('category'))
  const readDay = (name: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(search.get(name) ?? '') ? (search.get(name) ?? undefined) : undefined
  return {
    tab: caseTabs.find((tab) => tab === search.get('tab')) ?? 'open',
    category: category && [category],
    crm_premise_id: search.get('address') || undefined,
    search: search.get('search')?.slice(0, 200) || undefined,
    from: readDay('from'),
    to: readDay('to'),
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'waiting',
    ...readPage(search),
  }
}

export const noFilters = { search: null, category: null, address: null, from: null, to: null }

export const isNarrowed = ({
  category,
  crm_premise_id,
  search,
  from,
  to,
}: ReturnType<typeof readCaseFilter>): boolean => Boolean(category ?? crm_premise_id ?? search ?? from ?? to)
