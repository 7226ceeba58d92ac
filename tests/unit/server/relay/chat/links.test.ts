import { describe, expect, it } from 'vitest'
import { rightIn } from '#shared/rights'
import { paths } from '#shared/paths'
import { routeAt } from '../../../../../renderer/app/routes/routes'
import { rightsOfPages } from '../../../../../server/relay/chat/links'

describe('the right that a page takes before the chat leads there', () => {
  it.each(Object.values(paths))('is of the feature of the page itself: %s', (path) => {
    const right = rightsOfPages[path]
    expect(right === undefined ? undefined : rightIn(right).split('.')[0]).toBe(routeAt(path)?.feature)
  })
})
