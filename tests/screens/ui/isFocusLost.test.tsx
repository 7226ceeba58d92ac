import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isFocusLost } from '../../../renderer/ui/focus/isFocusLost'

describe('the focus', () => {
  it('is lost once the dialog that contains its button is hidden', () => {
    render(
      <div data-testid="dialog">
        <button type="button">Yes</button>
      </div>,
    )
    screen.getByRole('button', { name: 'Yes' }).focus()
    expect(isFocusLost()).toBe(false)
    screen.getByTestId('dialog').style.display = 'none'
    expect(document.activeElement).toHaveTextContent('Yes')
    expect(isFocusLost()).toBe(true)
  })
})
