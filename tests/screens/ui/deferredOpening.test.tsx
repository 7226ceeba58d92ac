import { fireEvent, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { describe, expect, it } from 'vitest'
import { useDeferredOpening } from '../../../renderer/ui/forms/useDeferredOpening'

const neverBuilt = new Promise<string>(() => undefined)

const SlowList = () => use(neverBuilt)

/** Its list is never built: a transition keeps what is shown, and anything else shows that the list is open. */
function Opener() {
  const { open, onOpenChange } = useDeferredOpening()
  const toggle = () => onOpenChange(!open)
  return (
    <>
      <button type="button" onKeyDown={toggle} onPointerDown={toggle}>
        Opener
      </button>
      <Suspense fallback="Opened at once">{open ? <SlowList /> : 'Closed'}</Suspense>
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Opener' })

describe('the opening of a list', () => {
  it('waits until the press has been shown', () => {
    render(<Opener />)
    fireEvent.pointerDown(opener())
    expect(screen.getByText('Closed')).toBeVisible()
  })

  it('does not wait for a key, because the next keys are meant for the list', () => {
    render(<Opener />)
    fireEvent.keyDown(opener(), { key: 'ArrowDown' })
    expect(screen.getByText('Opened at once')).toBeVisible()
  })

  it('does not wait for a key that follows a press elsewhere', () => {
    render(<Opener />)
    fireEvent.pointerDown(document.body)
    fireEvent.keyDown(opener(), { key: 'ArrowDown' })
    expect(screen.getByText('Opened at once')).toBeVisible()
  })
})
