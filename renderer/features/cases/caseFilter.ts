/** What the address says about the list of requests; anything else in it is ignored. */
import { caseCategories, caseTabs } from '#shared/cases'
import { pageIn } from '../../ui/lists/listAddress'

const sorts = ['updated', 'created', 'appointment'] as const

export function filterOf(search: URLSearchParams) {
  const category = caseCategories.find((candidate) => candidate === search.get('category'))
  const day = (name: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(search.get(name) ?? '') ? (search.get(name) ?? undefined) : undefined
  return {
    tab: caseTabs.find((tab) => tab === search.get('tab')) ?? 'open',
    category: category && [category],
    crm_premise_id: search.get('address') || undefined,
    search: search.get('search')?.slice(0, 200) || undefined,
    from: day('from'),
    to: day('to'),
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'updated',
    ...pageIn(search),
  }
}

export const noFilters = { search: null, category: null, address: null, from: null, to: null }

export const isNarrowed = ({ category, crm_premise_id, search, from, to }: ReturnType<typeof filterOf>): boolean =>
  Boolean(category ?? crm_premise_id ?? search ?? from ?? to)
