/** What the document draws before the portal's code has arrived, from templates that the build writes into it. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listPaths } from '#shared/pages/listPaths'
import { showList } from '../../../renderer/early/showList'
import { waitForFigures } from '../../../renderer/firstFigures'

const path = listPaths.messageCenter

const rows = () => [...document.querySelectorAll('li')].map((row) => row.outerHTML)

describe('the rows in the frame', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <div class="first-frame" data-early><span class="first-frame-rows"></span></div>
      <template id="first-list-messageCenter"><div><p>__summary__</p><main><ul>
        <li data-color="__color__"><b>__title__</b><i><em>__reply__</em></i><a href="/m?id=__id__">Open</a></li>
      </ul></main></div></template>`
  })

  it('take the place of the outline, each with its own texts', () => {
    showList(path, {
      rows: [
        { id: '1', title: 'One', reply: 'yes', color: 'red' },
        { id: '2', title: 'Two', reply: 'no', color: 'blue' },
      ],
      texts: { summary: 'All' },
    })
    expect(document.querySelector('.first-frame-rows')).toBeNull()
    expect(document.querySelector('p')?.textContent).toBe('All')
    expect(rows()).toEqual([
      '<li data-color="red"><b>One</b><i><em>yes</em></i><a href="/m?id=1">Open</a></li>',
      '<li data-color="blue"><b>Two</b><i><em>no</em></i><a href="/m?id=2">Open</a></li>',
    ])
  })

  it('leave out the elements whose texts are empty', () => {
    showList(path, { rows: [{ id: '1', title: 'One', reply: '', color: 'red' }], texts: {} })
    expect(rows()).toEqual(['<li data-color="red"><b>One</b><a href="/m?id=1">Open</a></li>'])
  })

  it('show a text that looks like markup or like a field as it is', () => {
    showList(path, {
      rows: [{ id: '1', title: '<img> __summary__', reply: 'x', color: 'red' }],
      texts: { summary: 'All' },
    })
    expect(document.querySelector('b')?.textContent).toBe('<img> __summary__')
  })

  it('are not drawn once the portal has replaced the frame', () => {
    document.querySelector('.first-frame')?.remove()
    showList(path, { rows: [{ id: '1', title: 'One', reply: '', color: 'red' }], texts: {} })
    expect(rows()).toEqual([])
  })
})

describe('the code of the app', () => {
  it('waits until the document has shown the figures, but not for long', async () => {
    vi.useFakeTimers()
    window.portalFirstFigures = new Promise(() => undefined)
    const started = vi.fn<() => void>()
    const waiting = waitForFigures().then(started)
    await vi.advanceTimersByTimeAsync(700)
    expect(started).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(started).toHaveBeenCalledOnce()
    await waiting
    delete window.portalFirstFigures
    vi.useRealTimers()
  })
})
